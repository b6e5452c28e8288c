import { defineCall as defineAnyCall, type Call as AnyCall, type DefineCall } from '@plomada/define'
import type { ProblemCode } from './problem.ts'

/** One call of the marketplace's API. Its refusals are problem codes. */
export type Call<
  Path extends string = string,
  Query = any,
  Body = any,
  Response = any,
  Upload extends string = any,
> = AnyCall<Path, Query, Body, Response, Upload, ProblemCode>

/** Defines one call of the marketplace's API: endpoint, audience, input, response, refusals. */
export const defineCall = defineAnyCall as DefineCall<ProblemCode>
