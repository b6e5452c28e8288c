import { expect, test } from 'vitest'
import { createBatchedLookup } from './batchedLookup.ts'

/** Opens a lookup of squares, and records the keys of each statement. */
function openLookup(read = async (keys: number[]) => keys.map((key) => key * key)) {
  const statements: number[][] = []
  const find = createBatchedLookup((keys: number[]) => {
    statements.push([...keys])
    return read(keys)
  })
  return { statements, find }
}

test('reads the keys of one turn with one statement, and gives each call its value', async () => {
  const { statements, find } = openLookup()
  expect(await Promise.all([find(3), find(1), find(3)])).toEqual([9, 1, 9])
  expect(statements).toEqual([[3, 1, 3]])
})

test('reads again for a later call', async () => {
  const { statements, find } = openLookup()
  await find(3)
  await find(3)
  expect(statements).toEqual([[3], [3]])
})

test('does not add a call to a statement that has begun', async () => {
  const started = Promise.withResolvers<void>()
  const { statements, find } = openLookup(async (keys) => {
    await started.promise
    return keys
  })
  const first = find(1)
  while (statements.length === 0) await new Promise(setImmediate)
  const second = find(2)
  started.resolve()
  expect(await Promise.all([first, second])).toEqual([1, 2])
  expect(statements).toEqual([[1], [2]])
})

test('fails only the calls of a failed statement', async () => {
  let attempts = 0
  const { find } = openLookup(async (keys) => {
    if (attempts++ === 0) throw new Error('the connection broke')
    return keys
  })
  const results = await Promise.allSettled([find(1), find(2)])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await find(3)).toBe(3)
})
