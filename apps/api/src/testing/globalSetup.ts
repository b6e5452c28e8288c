import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate } from '../database/migrate.ts'
import { openEmbedded } from '../database/pglite.ts'
import { openPostgres } from '../database/postgres.ts'
import { databaseAddress } from './databaseAddress.ts'

/** Where the tests find a database that is migrated already. */
export type Template = { kind: 'embedded'; file: string } | { kind: 'postgres'; server: string; name: string }

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template
  }
}

/** Migrates one database for all tests of a run; each test file works on a copy of it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? prepareOnServer(project, server) : prepareEmbedded(project)
}

async function prepareEmbedded(project: TestProject) {
  const database = await openEmbedded({ dataDir: null })
  await migrate(database)
  const folder = await mkdtemp(join(tmpdir(), 'plomada-template-'))
  const file = join(folder, 'template.tar')
  await writeFile(file, await database.dump())
  await database.close()
  project.provide('template', { kind: 'embedded', file })
  return () => rm(folder, { recursive: true, force: true })
}

async function prepareOnServer(project: TestProject, server: string) {
  const name = `plomada_template_${process.pid}`
  const pool = new Pool({ connectionString: server, max: 1 })
  await pool.query(`create database ${name}`)
  const database = await openPostgres(databaseAddress(server, name))
  await migrate(database)
  await database.close()
  project.provide('template', { kind: 'postgres', server, name })
  return async () => {
    await pool.query(`drop database ${name} with (force)`)
    await pool.end()
  }
}
