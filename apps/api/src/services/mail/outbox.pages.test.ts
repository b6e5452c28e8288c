import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { emptyTables } from '../../testing/emptyTables.ts'
import { mailLinks } from '../../testing/mailLinks.ts'
import { openTestDatabase } from '../../testing/testDatabase.ts'
import { enqueueMail, type Mail } from './mail.ts'
import { outboxPages } from './outbox.pages.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())
beforeEach(() => emptyTables(database.db))

const mail: Mail = { kind: 'application', to: 'ana@plomada.example', subject: 'Hola', text: 'Texto' }

const pages = (demo: boolean, smtpUrl: string | null = null) =>
  Fastify().register(outboxPages, {
    db: database.db,
    links: mailLinks,
    config: { demo, mail: { smtpUrl, from: 'avisos@plomada.example' } },
  })

test('a demonstration shows every mail as escaped text', async () => {
  await enqueueMail(database.db, {
    ...mail,
    subject: '<img src=x>',
    text: 'Ver: https://plomada.example/x?a=1&b=2 <script>',
  })
  const list = await pages(true).inject('/outbox')
  expect(list.body).toContain('&lt;img src=x&gt;')
  const message = await pages(true).inject('/outbox/1')
  expect(message.body).toContain('<a href="https://plomada.example/x?a=1&amp;b=2">')
  expect(message.body).not.toContain('<script>')
  for (const path of ['2', '0', 'x', '99999999999'])
    expect((await pages(true).inject(`/outbox/${path}`)).statusCode).toBe(404)
})

test('outside a demonstration, the outbox pages do not exist', async () => {
  await enqueueMail(database.db, mail)
  for (const app of [pages(false), pages(true, 'smtp://mail.example')])
    for (const path of ['/outbox', '/outbox/1']) expect((await app.inject(path)).statusCode).toBe(404)
})
