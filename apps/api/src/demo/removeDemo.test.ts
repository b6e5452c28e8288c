import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/buildTestApp.ts'
import { createDemoAccounts } from './accounts.ts'
import { formatRemoval, removeDemo } from './removeDemo.ts'
import { demoSubject } from '../services/identity/embedded/demoSubject.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({ config: { demo: false } })
})
afterAll(() => app.close())

test('with DEMO=false, a token of a demo account is not accepted', async () => {
  const elena = await app.addPerson({ subject: demoSubject('elena'), role: 'admin' })
  const admin = await app.addPerson({ role: 'admin' })
  const path = '/api/admin/dashboard'
  const request = { method: 'GET', url: path } as const
  expect((await app.as(elena).inject(request)).statusCode).toBe(401)
  expect((await app.as(admin).inject(request)).statusCode).toBe(200)
})

test('the command deletes the demo accounts and suspends only their users, once', async () => {
  await createDemoAccounts(app.database.pool)
  await app.addPerson({ subject: demoSubject('ana') })
  const { id } = await app.addPerson({ role: 'admin' })
  const before = await app.database.pool.query(
    "select id from users where subject like 'demo|%' and is_active",
  )
  expect(await removeDemo(app.database)).toEqual({
    accounts: 5,
    people: before.rows.length,
    hasAdmin: true,
  })
  expect(await readDemoUsers()).toEqual([])
  const real = await app.database.pool.query('select role, is_active from users where id = $1', [id])
  expect(real.rows).toEqual([{ role: 'admin', is_active: true }])
  expect(await removeDemo(app.database)).toEqual({ accounts: 0, people: 0, hasAdmin: true })
})

const readDemoUsers = async () =>
  (
    await app.database.pool.query(
      "select 1 from users where subject like 'demo|%' and (is_active or role = 'admin')",
    )
  ).rows

test('what the command prints names the next step of the operator', () => {
  const done = { accounts: 5, people: 40, hasAdmin: true, isDemo: false }
  expect(formatRemoval(done)).toBe('5 demo accounts deleted, 40 demo users suspended.')
  expect(formatRemoval({ ...done, isDemo: true })).toContain('Set DEMO=false')
  expect(formatRemoval({ ...done, hasAdmin: false })).toContain("set role = 'admin' where email =")
})
