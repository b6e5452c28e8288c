import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database } from '../../database/database.ts'
import { outbox } from '../../database/schema/infrastructure.ts'
import { openTestDatabase } from '../../testing/testDatabase.ts'
import { enqueueCombinedMail } from './mail.combined.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())

test('a waiting mail keeps the newest 200 events', async () => {
  for (let number = 1; number <= 202; number++)
    await enqueueCombinedMail<number>(database.db, {
      topic: 'alerts to 7',
      entry: number,
      write: (entries) => ({
        kind: 'alert',
        to: 'ana@plomada.example',
        subject: `${entries.length} ofertas nuevas`,
        notice: { userId: 7, topic: 'alert', link: '/alertas', paragraphs: entries.map(String) },
        isQuiet: true,
      }),
    })
  const newest = Array.from({ length: 200 }, (_, index) => index + 3)
  const rows = await database.db.select().from(outbox)
  expect(rows).toMatchObject([
    {
      payload: {
        subject: '200 ofertas nuevas',
        entries: newest,
        notice: { paragraphs: newest.map(String) },
      },
    },
  ])
})
