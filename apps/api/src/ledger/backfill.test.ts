import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { allMigrations } from '../database/migrate.ts'
import { ledgerBalances } from '../database/schema/ledger.ts'
import { emptyLedger } from '../testing/emptyTables.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { openJobs } from '../testing/jobs.ts'

const DAY_MS = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

const { market, provider, jobs } = await openJobs()
const { db, ana, bruno } = market
afterAll(() => market.close())

test('a database from before the ledger gets the same balances from its payments and refunds (P-277)', async () => {
  const { passTime } = jobs
  const confirmed = await jobs.done()
  await jobs.act(ana, confirmed, 'confirm')
  const settled = await jobs.done()
  await jobs.act(ana, settled, 'claim', { text: 'Gotea', amount: 30_000 })
  await jobs.act(bruno, settled, 'proposeSettlement', { amount: 15_001 })
  await jobs.act(ana, settled, 'settle')
  const late = await jobs.checkout(ana, await jobs.hire(ana, bruno))
  await passTime(inDays(8))
  late.state = 'paid'
  await jobs.deliver(late)
  await passTime(inDays(8))
  provider.refuses = true
  await jobs.act(ana, await jobs.paid(), 'withdraw')
  await passTime(inDays(8.1))
  provider.refuses = false
  await jobs.paid()

  const readBalances = () => db.select().from(ledgerBalances).orderBy(ledgerBalances.account)
  const isUsed = ({ balance }: { balance: number }) => balance !== 0
  const before = (await readBalances()).filter(isUsed)
  await emptyLedger(db)
  const migration = await readFile(path.join(allMigrations, '0037_ledger_beside.sql'), 'utf8')
  await db.execute(sql.raw(migration))
  expect((await readBalances()).filter(isUsed)).toEqual(before)
  await refuseBrokenInvariants(db)
})
