// Converts the parameters of sentences. Pure functions; any thread.
#pragma once

#include <google/protobuf/repeated_ptr_field.h>

#include <utility>

#include "engine/core/sentence.h"
#include "gridmates/v1/error.pb.h"

namespace gridmates::convert {

// Appends them; the parts of one that is a sentence follow it (docs/PROTOCOL.md, Errors).
inline void put_parameters(const core::Parameters& parameters,
                           google::protobuf::RepeatedPtrField<v1::Parameter>& out) {
  for (core::PlainParameter& one : core::plain(parameters)) {
    v1::Parameter& parameter = *out.Add();
    parameter.set_name(std::move(one.name));
    parameter.set_value(std::move(one.value));
  }
}

}  // namespace gridmates::convert
