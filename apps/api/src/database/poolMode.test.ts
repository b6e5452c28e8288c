import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { offerFilters } from '@plomada/domain'
import { listOffers } from '../offer/offer.queries.ts'
import { toDatabaseUrl } from '../testing/databaseUrl.ts'
import { runOnServer } from '../testing/serverDatabases.ts'
import { withDedicatedClient } from './dedicatedClient.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { databaseTimeouts } from './timeouts.ts'

const template = inject('template')

describe('behind a pooler in transaction mode', () => {
  const { server } = template
  const suffix = randomBytes(4).toString('hex')
  const name = `${template.name}_${suffix}`
  const role = `pooled_${suffix}`
  const bareRole = `bare_${suffix}`
  function open(user: string, database = name) {
    const address = new URL(toDatabaseUrl(server, database))
    address.username = user
    return openPostgres(address.href, { isPooled: true })
  }

  beforeAll(async () => {
    await runOnServer(server, `create database ${name} template ${template.name}`)
    for (const user of [role, bareRole]) {
      await runOnServer(server, `create role ${user} login in role pg_read_all_data`)
      await runOnServer(server, `alter role ${user} set lock_timeout = 4000`)
    }
    await runOnServer(server, `alter role ${role} set statement_timeout = 4500`)
    await runOnServer(server, `alter role ${role} set idle_in_transaction_session_timeout = 8000`)
  })
  afterAll(async () => {
    await runOnServer(server, `drop database ${name} with (force)`)
    await runOnServer(server, `drop role ${role}, ${bareRole}`)
  })

  test('does not start without timeouts of the role, and tells how to set them', async () => {
    const error = await open(bareRole).then(
      () => null,
      (reason: unknown) => reason as Error,
    )
    expect(error?.message).toContain('timeouts')
    const statements = /Run: (.*)\. Then/.exec(error?.message ?? '')?.[1] ?? ''
    expect(statements.split('; ')).toEqual([
      `alter role ${bareRole} set statement_timeout = ${databaseTimeouts.statement}`,
      `alter role ${bareRole} set idle_in_transaction_session_timeout = ${databaseTimeouts.idleTransaction}`,
    ])
    await runOnServer(server, statements)
    const database = await open(bareRole)
    const { rows } = await database.pool.query(
      "select setting::int as milliseconds from pg_settings where name = 'statement_timeout'",
    )
    expect(rows).toEqual([{ milliseconds: databaseTimeouts.statement }])
    await database.close()
  })

  test('reads lists without statements that belong to a session', async () => {
    const database = await open(role)
    const context = {
      viewer: null,
      photoUrl: (stored: string | null) => stored,
      addressVisibility: 'everyone',
    } as const
    await listOffers(database.db, context, offerFilters.initial)
    // The pool has used one connection, which is one session here.
    expect(database.pool.totalCount).toBe(1)
    expect((await database.pool.query('select from pg_prepared_statements')).rowCount).toBe(0)
    await database.close()
  })

  test('checks the migrations, and leaves them to a process with a session of its own', async () => {
    const database = await open(role)
    await migrate(database)
    await database.close()
    await expect(withDedicatedClient(database, async () => {})).rejects.toThrow('DATABASE_OWNER_URL')
    const empty = await open(role, 'postgres')
    await expect(migrate(empty)).rejects.toThrow('migrations are pending')
    await empty.close()
  })
})
