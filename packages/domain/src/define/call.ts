import * as z from 'zod/mini'
import type { ProblemCode } from './problem.ts'

/** The names of a path's parameters, as a type. */
export type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/**
 * Who may make a call: anybody; whoever the identity provider knows, registered here or not; whoever is registered;
 * or the people of some roles.
 */
export type Who = 'anyone' | 'identified' | 'signedIn' | readonly string[]

/** One call of the wire, as `call` makes it; the schemas read and write what travels. */
export interface Call<
  Path extends string = string,
  Query = any,
  Body = any,
  Answer = any,
  Upload extends string = any,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: Path
  /** One sentence for the contract's readers. */
  summary: string
  who: Who
  query?: z.core.$ZodType<Query, any> | undefined
  body?: z.core.$ZodType<Body, any> | undefined
  /** The multipart field that carries one file. */
  upload?: Upload | undefined
  answer: z.core.$ZodType<Answer, any>
  /** The refusals that a caller has to expect beyond those of `who` and of bad input. */
  refuses?: readonly ProblemCode[] | undefined
}

type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { [K in Key]: Value }
/** What goes into a call. Every parameter of a path is a whole number, the id of something. */
export type Input<C> =
  C extends Call<infer Path, infer Query, infer Body, any, infer Upload>
    ? Part<'query', Query> &
        Part<'body', Body> &
        Part<'file', [Upload] extends [never] ? never : Blob> &
        ([ParamsIn<Path>] extends [never] ? unknown : { params: Record<ParamsIn<Path>, number> })
    : never
/** What a call answers. */
export type Answer<C> = C extends Call<any, any, any, infer A, any> ? A : never

/** One call of the wire: where it lives, who may make it, what it takes, what it answers. Server and client both read it. */
export const call = <
  const Path extends string,
  A,
  Query = never,
  Body = never,
  const Upload extends string = never,
>(
  method: Call['method'],
  path: Path,
  shape: {
    summary: string
    who: Who
    query?: z.core.$ZodType<Query, any>
    body?: z.core.$ZodType<Body, any>
    upload?: Upload
    answer: z.core.$ZodType<A, any>
    refuses?: readonly ProblemCode[]
  },
): Call<Path, Query, Body, A, Upload> => ({ method, path, ...shape })

/** The id of a row: a whole number that fits the database's column. */
export const id = z.int32().check(z.gte(1))
