// Drives the room's state chart with the events of real matches in SCION, an interpreter of SCXML, and compares the
// states. Usage: node drive_statechart.js CHART.scxml TRACES.txt; run by scripts/check-statechart.
'use strict';

const fs = require('fs');
const scxml = require('@scion-scxml/scxml');

// [{name, steps: [{event, data, state}]}] of "# name" lines, each followed by a line of JSON a step.
function readTraces(path) {
  const traces = [];
  for (const line of fs.readFileSync(path, 'utf8').split('\n')) {
    if (line.startsWith('# ')) traces.push({name: line.slice(2), steps: []});
    else if (line) traces[traces.length - 1].steps.push(JSON.parse(line));
  }
  return traces;
}

// The first step after which chart and machine differ, in words; undefined if there is none.
function firstDifference(model, steps) {
  const chart = new scxml.core.Statechart(model);
  chart.start();
  for (let i = 0; i < steps.length; i++) {
    const {event, data, state} = steps[i];
    chart.gen({name: event, data});
    const states = chart.getConfiguration();
    if (states.length !== 1 || states[0] !== state) {
      return `step ${i + 1}, ${event}: the chart is in ${states}, the machine in ${state}`;
    }
  }
  return undefined;
}

function check(model, traces) {
  let failed = 0;
  for (const {name, steps} of traces) {
    const difference = firstDifference(model, steps);
    console.log(`${difference ? 'FAILED' : 'ok'}  ${name} (${steps.length} events)`);
    if (difference) {
      console.log(`        ${difference}`);
      failed++;
    }
    // The comparison must also be able to fail: without its start no match gives the same states.
    const start = steps.findIndex((step) => step.event === 'match_started');
    if (!firstDifference(model, steps.filter((_, i) => i !== start))) {
      console.log('FAILED  the same without its start was not noticed');
      failed++;
    }
  }
  if (traces.length === 0) console.log('FAILED  there are no traces');
  process.exitCode = failed || traces.length === 0 ? 1 : 0;
}

const [chartPath, tracesPath] = process.argv.slice(2);
scxml.pathToModel(chartPath, (error, model) => {
  if (error) throw error;
  model.prepare((failure, prepared) => {
    if (failure) throw failure;
    check(prepared, readTraces(tracesPath));
  });
});
