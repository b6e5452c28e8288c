import type { TestProject } from 'vitest/node'
import { migrate } from '../database/migrate.ts'
import { openPostgres } from '../database/postgres.ts'
import { toDatabaseUrl } from './databaseUrl.ts'
import { openRunFolder } from './runFolder.ts'
import { claimDatabases, runOnServer } from './serverDatabases.ts'
import { embeddedTemplate } from './template.ts'

/** The migrated database that tests copy. */
export type Template = { kind: 'embedded'; file: string } | PostgresTemplate

/** On a server, and the URL of a pooler in transaction mode before it, if any. */
interface PostgresTemplate {
  kind: 'postgres'
  server: string
  pooler: string | null
  name: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    template: Template
  }
}

/** Prepares a migrated database for all tests of a run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await openRunFolder()
  const server = process.env['TEST_DATABASE_URL']
  const removeDatabases = server ? await prepareOnServer(project, server) : await prepareEmbedded(project)
  return async () => {
    await removeDatabases()
    await folder.remove()
  }
}

async function prepareEmbedded(project: TestProject): Promise<() => Promise<void>> {
  project.provide('template', { kind: 'embedded', file: await embeddedTemplate() })
  return async () => {}
}

async function prepareOnServer(project: TestProject, server: string): Promise<() => Promise<void>> {
  const { name, remove } = await claimDatabases(server)
  await runOnServer(server, `create database ${name}`)
  const database = await openPostgres(toDatabaseUrl(server, name))
  await migrate(database)
  await database.close()
  const pooler = process.env['TEST_POOLER_URL'] || null
  project.provide('template', { kind: 'postgres', server, pooler, name })
  return remove
}
