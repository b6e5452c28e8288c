import type { Call as AnyCall } from '@plomada/define'
import type { Access } from './access.ts'
import type { ProblemCode } from './problem.ts'

/** One call of the marketplace's API. Its refusals are problem codes. */
export interface Call<
  Path extends string = string,
  Query = any,
  Body = any,
  Response = any,
  Upload extends string = any,
> extends AnyCall<Path, Query, Body, Response, Upload, ProblemCode> {
  /** Who may make the call, and what refuses it. */
  access: Access
}

/** Defines one call of the marketplace's API: endpoint, access, input, response, refusals. */
export const defineCall = <
  const Path extends string,
  Response,
  Query = never,
  Body = never,
  const Upload extends string = never,
>(
  method: Call['method'],
  path: Path,
  options: Omit<Call<Path, Query, Body, Response, Upload>, 'method' | 'path' | 'audience'>,
): Call<Path, Query, Body, Response, Upload> => ({
  method,
  path,
  ...options,
  audience: options.access.audience,
})
