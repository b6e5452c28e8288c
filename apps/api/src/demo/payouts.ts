import { postPayout } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { payoutAccounts, payoutRuns, payouts } from '../database/schema/payouts.ts'
import { post } from '../ledger/ledger.actions.ts'
import { demoSubject } from '../services/identity/embedded/demoSubject.ts'

const DAY_MS = 86_400_000

/** The accounts of the professionals who were paid: numbers with exact check digits. */
const accounts = [
  { cuit: '20123456786', target: '2850590940090418135201' },
  { cuit: '27123456780', target: 'pinta.parque.mar' },
] as const

/** The people whose accounts are shown at the sign-in: they enter their account for payouts themselves. */
const visitors = Object.values(people).map(({ nickname }) => demoSubject(nickname))

/** Pays two professionals what their jobs released until ten days ago, in a run that the bank has paid. */
export async function insertPayouts(tx: Db, now: Date): Promise<void> {
  const createdAt = new Date(now.getTime() - 10 * DAY_MS)
  const endedAt = new Date(createdAt.getTime() + DAY_MS)
  const { rows } = await tx.execute<{
    id: number
    first_name: string
    last_name: string
    amount: string
  }>(sql`
    select users.id, users.first_name, users.last_name, sum(e.amount) as amount
    from users join ledger_entries e on e.account = 'payable:' || users.id
    join ledger_transactions t on t.id = e.transaction_id
    where users.is_active and users.subject not in ${visitors}
    group by users.id having max(t.created_at) < ${createdAt.toISOString()}::timestamptz
    order by sum(e.amount) desc, users.id limit ${accounts.length}`)
  const [run] = await tx.insert(payoutRuns).values({ createdAt, exportedAt: createdAt }).returning()
  for (const [index, account] of accounts.entries()) {
    const person = rows[index]
    if (!person || !run) continue
    const about = { ...account, userId: person.id, holder: `${person.first_name} ${person.last_name}` }
    const amount = Number(person.amount)
    await tx.insert(payoutAccounts).values({ ...about, createdAt, changedAt: createdAt })
    const [payout] = await tx
      .insert(payouts)
      .values({ ...about, runId: run.id, amount, state: 'paid', createdAt, endedAt })
      .returning()
    if (!payout) continue
    await post(tx, { now: createdAt }, [postPayout('sent', payout)])
    await post(tx, { now: endedAt }, [postPayout('paid', payout)])
  }
}
