import path from 'node:path'
import { expect, test } from 'vitest'
import { findMismatches } from './edits.ts'
import { faults } from './faults/index.ts'

const root = path.join(import.meta.dirname, '../..')

test('every fault applies to the current sources and names existing journeys', () => {
  const all = Object.values(faults).flat()
  expect(all.flatMap((fault) => findMismatches(root, fault))).toEqual([])
  expect(all.length).toBeGreaterThanOrEqual(60)
})
