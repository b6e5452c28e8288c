import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { backUp, restore } from '../archive.ts'
import { demoSignIn } from '../demo/accounts.ts'
import { startServer } from '../server.ts'
import { toDatabaseUrl } from '../testing/databaseUrl.ts'
import { openTestDatabase } from '../testing/testDatabase.ts'
import { runOnServer } from '../testing/serverDatabases.ts'
import { openPostgres } from './postgres.ts'
import { warnOfMutableAuditLog } from './roles.ts'

const template = inject('template')

async function warningsFor(database: Parameters<typeof warnOfMutableAuditLog>[0]): Promise<string[]> {
  const lines: string[] = []
  await warnOfMutableAuditLog(database, { warn: (line) => void lines.push(line) })
  return lines
}

test('warns if the role of the application owns the audit log', async () => {
  const database = await openTestDatabase()
  const warnings = await warningsFor(database)
  expect(warnings).toHaveLength(1)
  for (const warning of warnings) expect(warning).toContain('could change the audit log')
  await database.close()
})

describe('with separate roles for owner and application', () => {
  const { server } = template
  const name = `${template.name}_${randomBytes(4).toString('hex')}`
  const [ownerRole, appRole] = [`${name}_owner`, `${name}_app`]
  const addressAs = (role: string) => {
    const address = new URL(toDatabaseUrl(server, name))
    address.username = role
    return address.href
  }
  let dataDir: string
  const place = () => ({
    databaseUrl: addressAs(appRole),
    databaseOwnerUrl: addressAs(ownerRole),
    dataDir,
    photos: null,
  })
  const env = () => ({
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    DEMO: 'true',
    DATABASE_URL: addressAs(appRole),
    DATABASE_OWNER_URL: addressAs(ownerRole),
  })

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'plomada-roles-'))
    await runOnServer(server, `create role ${ownerRole} login`)
    await runOnServer(server, `create role ${appRole} login`)
    await runOnServer(server, `create database ${name} owner ${ownerRole}`)
    // The application's role seeds the demo data: it has all privileges except changing the audit log.
    const running = await startServer(env())
    await running.database.pool.query(insertion)
    await running.close()
  })
  afterAll(async () => {
    await runOnServer(server, `drop database ${name} with (force)`)
    await runOnServer(server, `drop role ${ownerRole}`)
    await runOnServer(server, `drop role ${appRole}`)
    await rm(dataDir, { recursive: true, force: true })
  })

  const openAs = (role: string) => openPostgres(addressAs(role))
  const insertion = `insert into audit_events (action, subject_kind, subject_label) values ('signedIn', 'account', 'x')`

  test('the role of the application can insert and read events, but not change or delete them', async () => {
    const app = await openAs(appRole)
    await app.pool.query(insertion)
    expect((await app.pool.query('select from audit_events')).rowCount).toBeGreaterThan(1)
    // PostgreSQL only warns about a grant without effect.
    await app.pool.query(`grant update, delete, truncate on audit_events to ${appRole}`)
    for (const statement of [
      `update audit_events set action = 'signedOut'`,
      'delete from audit_events',
      'truncate audit_events',
      'alter table audit_events disable trigger user',
      'drop trigger audit_events_append_only on audit_events',
      'drop table audit_events',
      `create or replace function public.refuse_audit_change() returns trigger language plpgsql as 'begin return old; end'`,
    ])
      // The trigger would name its constraint; here the privilege is missing.
      await expect(app.pool.query(statement), statement).rejects.toMatchObject({
        code: '42501',
        constraint: undefined,
      })
    expect(await warningsFor(app)).toEqual([])
    await app.close()
  })

  test('the trigger refuses changes by the owner, and the start warns about that role', async () => {
    const owner = await openAs(ownerRole)
    await expect(owner.pool.query('delete from audit_events')).rejects.toMatchObject({
      constraint: 'audit_events_append_only',
    })
    expect(await warningsFor(owner)).toHaveLength(1)
    await owner.close()
  })

  test('the application starts without the owner if there is nothing to migrate', async () => {
    const { DATABASE_OWNER_URL: _, ...withoutOwner } = env()
    const running = await startServer(withoutOwner)
    expect((await running.app.inject('/health/ready')).statusCode).toBe(200)
    await running.close()
  })

  test('the application backs up and the owner restores, with all events', async () => {
    const file = join(dataDir, 'plomada.backup')
    await backUp(place(), file)
    const restored = await restore(place(), file, { replace: true })
    expect(restored['audit_events']).toBeGreaterThan(0)
    const running = await startServer(env())
    const account = await running.database.pool.query('select from idp_accounts where email = $1', [
      demoSignIn.people[0]?.email,
    ])
    expect(account.rowCount).toBe(1)
    expect(await warningsFor(running.database)).toEqual([])
    await running.close()
  })
})
