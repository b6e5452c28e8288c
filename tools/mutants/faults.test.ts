import path from 'node:path'
import { expect, test } from 'vitest'
import { misfits } from './edits.ts'
import { faults } from './faults/index.ts'

const root = path.join(import.meta.dirname, '../..')

test('every planted fault fits the sources, and the journeys that should find it exist', () => {
  const all = Object.values(faults).flat()
  expect(all.flatMap((fault) => misfits(root, fault))).toEqual([])
  expect(all.length).toBeGreaterThanOrEqual(60)
})
