import * as z from 'zod/mini'

/** The parameter names in a path such as `/offer/:id`, as a union. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/**
 * Who may make a call: anyone, users that the identity provider has identified (registered here or not), registered
 * users, or users with one of the listed roles.
 */
export type Audience = 'anyone' | 'identified' | 'signedIn' | readonly string[]

/** One call of the contract, as made by `defineCall`. Its schemas encode and decode the wire format. */
export interface Call<
  Path extends string = string,
  Query = any,
  Body = any,
  Response = any,
  Upload extends string = any,
  Code extends string = string,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: Path
  /** One sentence for the API documentation. */
  summary: string
  audience: Audience
  query?: z.core.$ZodType<Query, any> | undefined
  body?: z.core.$ZodType<Body, any> | undefined
  /** Name of the multipart field that carries one file. */
  upload?: Upload | undefined
  response: z.core.$ZodType<Response, any>
  /** Error codes of the call, besides those that follow from `audience` and from invalid input. */
  refusals?: readonly Code[] | undefined
}

type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { [K in Key]: Value }
type UploadOf<C> = C extends { upload?: infer Upload } ? Exclude<Upload, undefined> : never
/** The input of a call. Every path parameter is an id, a whole number. */
export type InputOf<C> =
  C extends Call<infer Path, infer Query, infer Body, any, any>
    ? Part<'query', Query> &
        Part<'body', Body> &
        Part<'file', [UploadOf<C>] extends [never] ? never : Blob> &
        ([PathParams<Path>] extends [never] ? unknown : { params: Record<PathParams<Path>, number> })
    : never
/** The decoded response of a call. */
export type ResponseOf<C> = C extends Call<any, any, any, infer Response, any> ? Response : never

/** The type of `defineCall` for an API with these error codes. */
export type DefineCall<Code extends string> = <
  const Path extends string,
  Response,
  Query = never,
  Body = never,
  const Upload extends string = never,
>(
  method: Call['method'],
  path: Path,
  options: Omit<Call<Path, Query, Body, Response, Upload, Code>, 'method' | 'path'>,
) => Call<Path, Query, Body, Response, Upload, Code>

/** Defines one call of the contract: endpoint, audience, input, response. Server and client both read it. */
export const defineCall: DefineCall<string> = (method, path, options) => ({ method, path, ...options })

/** The id of a row: a positive whole number that fits the column. */
export const idSchema = z.int32().check(z.gte(1))
