import { expect, test } from 'vitest'
import { transact, type Db } from './database.ts'

const ended = (code: string) => Object.assign(new Error('the transaction was ended'), { code })

/** Runs a transaction whose first attempts fail with these errors, and returns the number of attempts. */
async function countAttempts(errors: Error[]): Promise<number> {
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
])('code %s: runs a transaction that %s up to three times', async (code) => {
  expect(await countAttempts([ended(code)])).toBe(2)
  expect(await countAttempts([ended(code), ended(code), ended(code), ended(code)])).toBe(3)
})

test('runs a transaction that fails for another reason once', async () => {
  expect(await countAttempts([ended('23505')])).toBe(1)
  expect(await countAttempts([new Error('no code')])).toBe(1)
  expect(await countAttempts([])).toBe(1)
})
