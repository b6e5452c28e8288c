import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbedded } from './embedded.ts'
import { findProgram } from './programs.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plomada-embedded-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('refuses a folder with a database of PGlite, and names DATA_DIR', async () => {
  await mkdir(join(folder, 'database'))
  await expect(startEmbedded(folder)).rejects.toThrow(/^The folder .* PGlite.* DATA_DIR\.$/)
})

test('names DATABASE_URL on a system without the programs of PostgreSQL', () => {
  expect(() => findProgram('postgres', 'freebsd')).toThrow(/DATABASE_URL/)
})
