import { randomBytes } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { toDatabaseUrl } from '../testing/databaseUrl.ts'
import { runOnServer } from '../testing/serverDatabases.ts'
import { createPool } from './pool.ts'

const template = inject('template')

test.skipIf(template.pooler !== null)(
  'requests wait for open sessions when the server refuses another one, and fail when there is none',
  async () => {
    const { server } = template
    const role = `limited_${randomBytes(4).toString('hex')}`
    await runOnServer(server, `create role ${role} login connection limit 2`)
    const address = new URL(toDatabaseUrl(server, 'postgres'))
    address.username = role
    const open = () => createPool({ connectionString: address.href, max: 8, inactivityTimeout: 60_000 })
    const [pool, other] = [open(), open()]
    onTestFinished(async () => {
      await Promise.all([pool.end(), other.end()])
      await runOnServer(server, `drop role ${role}`)
    })
    await Promise.all([pool.query('select pg_sleep(0.1)'), pool.query('select pg_sleep(0.1)')])
    expect(pool.totalCount).toBe(2)
    const transaction = async () => {
      const client = await pool.connect()
      await client.query('begin')
      await client.query('commit')
      client.release()
    }
    await Promise.all(
      Array.from({ length: 20 }, (_, number) => (number % 2 ? pool.query('select 1') : transaction())),
    )
    expect(pool.totalCount).toBe(2)
    await expect(other.query('select 1')).rejects.toMatchObject({ code: '53300' })
  },
)
