import type { TestProject } from 'vitest/node'
import { migrate } from '../database/migrate.ts'
import { openPostgres } from '../database/postgres.ts'
import { toDatabaseUrl } from './databaseUrl.ts'
import { openRunFolder } from './runFolder.ts'
import { claimDatabases, runOnServer } from './serverDatabases.ts'
import { openTestServer } from './testServer.ts'

/** The migrated database that tests copy. */
export interface Template {
  /** The URL of its server. */
  server: string
  /** The URL of a pooler in transaction mode before it, if any. */
  pooler: string | null
  name: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template
  }
}

/** Prepares a migrated database for all tests of a run, on the server of `TEST_DATABASE_URL` or an embedded one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await openRunFolder()
  const server = await openTestServer(folder.path)
  const { name, remove } = await claimDatabases(server.url)
  await runOnServer(server.url, `create database ${name}`)
  const database = await openPostgres(toDatabaseUrl(server.url, name))
  await migrate(database)
  await database.close()
  const pooler = process.env['TEST_POOLER_URL'] || null
  project.provide('template', { server: server.url, pooler, name })
  return async () => {
    await remove()
    await server.close()
    await folder.remove()
  }
}
