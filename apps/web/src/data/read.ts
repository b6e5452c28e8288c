import type { Answer, Call, Input } from '@plomada/domain/define'
import { Problem } from '@plomada/domain/define'
import type { NamedCall } from './calls.ts'
import { declared, send } from './client.ts'
import type { Key } from './key.ts'
import { keepForLater, recall } from './lastVisit.ts'

export { declared, send }

/** Reads a call; without a connection, what it answered the last time, where that may be kept. */
export async function read<C extends Call>(
  key: Key,
  call: NamedCall<C>,
  input: Input<C>,
): Promise<Answer<C>> {
  try {
    const answer = await send(declared(call), input)
    keepForLater(key, answer)
    return answer
  } catch (error) {
    const before = error instanceof Problem && error.code === 'unavailable' ? recall(key) : undefined
    if (before === undefined) throw error
    return before as Answer<C>
  }
}
