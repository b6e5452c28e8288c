import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Creates a lookup that reads the keys of all its calls in one turn of the event loop with one statement. Under load many
 * requests arrive in a turn, and a statement costs more than a row. Nothing is kept: each call reads after it was made.
 */
export function createBatchedLookup<Key, Value>(
  read: (keys: Key[]) => Promise<Value[]>,
): (key: Key) => Promise<Value | undefined> {
  let batch: { keys: Key[]; values: Promise<Value[]> } | null = null

  function open(): NonNullable<typeof batch> {
    const keys: Key[] = []
    const values = nextTurn().then(() => {
      batch = null
      return read(keys)
    })
    return { keys, values }
  }

  return async (key) => {
    batch ??= open()
    const { values } = batch
    const index = batch.keys.push(key) - 1
    return (await values)[index]
  }
}
