import { expect, test } from 'vitest'
import { transact } from './database.ts'
import type { Db } from './database.ts'

const ended = (code: string) => Object.assign(new Error('the transaction was ended'), { code })

/** Runs a transaction whose first tries fail with these errors, and returns how often it ran. */
async function triesOf(errors: Error[]): Promise<number> {
  let tries = 0
  const db = { transaction: (work: (tx: unknown) => Promise<unknown>) => work(null) } as unknown as Db
  await transact(db, async () => {
    const error = errors[tries++]
    if (error) throw error
  }).catch(() => null)
  return tries
}

test.each([
  ['40001', 'could not be serialized'],
  ['40P01', 'was the victim of a deadlock'],
])('code %s: a transaction that %s runs again, three times at most', async (code) => {
  expect(await triesOf([ended(code)])).toBe(2)
  expect(await triesOf([ended(code), ended(code), ended(code), ended(code)])).toBe(3)
})

test('a transaction that fails for another reason runs once', async () => {
  expect(await triesOf([ended('23505')])).toBe(1)
  expect(await triesOf([new Error('no code')])).toBe(1)
  expect(await triesOf([])).toBe(1)
})
