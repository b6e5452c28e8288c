import type { Answer, Call, Input } from '@plomada/domain/define'
import { shellCopy } from '@plomada/ui'
import type { Transfer } from '@plomada/ui/form'
import type { NamedCall } from './calls.ts'
import type { Manner } from './client.ts'
import type { Key } from './key.ts'

/** A lost connection, while what knows of problems could not be fetched either. */
export const outOfReach = () =>
  Object.assign(new Error(shellCopy.unreachable), {
    code: 'unavailable',
    status: 503,
  })

/** What makes requests: the schemas of every call and the library that they are written in. */
export const fetchClient = () =>
  import('./client.ts').catch(() => {
    throw outOfReach()
  })

/**
 * Makes a call of the contract, signed by the session or by the token of a sign-in that is still under way.
 * Throws a `Problem` for every refusal, a lost connection included.
 */
export async function send<C extends Call>(
  call: NamedCall<C>,
  input: Input<C>,
  manner?: Manner,
): Promise<Answer<C>> {
  const client = await fetchClient()
  return client.request(client.declared(call), input, manner)
}

/** Makes a call that changes something. When it was not done the console says so; what it throws is for the page. */
export async function write<C extends Call>(
  call: NamedCall<C>,
  input: Input<C>,
  transfer?: Transfer,
): Promise<Answer<C>> {
  try {
    return await send(call, input, { transfer })
  } catch (error) {
    // Called off is no failure.
    if (!transfer?.signal.aborted) console.error(`${call.name} was not done`, error)
    throw error
  }
}

/** Reads a call; without a connection, what it answered at the last visit. */
export async function readCall<C extends Call>(
  key: Key,
  call: NamedCall<C>,
  input: Input<C>,
): Promise<Answer<C>> {
  const { read } = await fetchClient()
  return read(key, call, input)
}
