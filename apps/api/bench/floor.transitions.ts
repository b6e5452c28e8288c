import { Pool, type PoolClient } from 'pg'

/** An event of the floor: what it writes for a job. */
interface Transition {
  from: string
  to: string
  event: string
  by: 'client' | 'worker'
  /** The timers of the next state, with their hours. */
  timers: Readonly<Record<string, number>>
  /** Whether the state before may have open proposals. */
  hasProposals: boolean
  /** Whether the professional gets the money that is held. */
  isRelease: boolean
  sentence: (person: string) => string
}

/** The events that are measured. */
export const floorTransitions = {
  done: {
    from: 'paid',
    to: 'done',
    event: 'done',
    by: 'worker',
    timers: {
      remindConfirmation: 24,
      remindConfirmationAgain: 72,
      remindConfirmationLast: 96,
      confirmBySilence: 120,
    },
    hasProposals: true,
    isRelease: false,
    sentence: (person) => `${person} terminó el trabajo`,
  },
  confirm: {
    from: 'done',
    to: 'completed',
    event: 'confirm',
    by: 'client',
    timers: {},
    hasProposals: false,
    isRelease: true,
    sentence: (person) => `${person} confirmó tu trabajo`,
  },
} as const satisfies Record<string, Transition>

/** What the platform keeps of an amount. */
const COMMISSION = 0.15

interface Locked {
  state: string
  offer_id: number
  owner_id: number
  worker_id: number
  title: string
  first_name: string
  last_name: string
  email: string
  is_email_proven: boolean
  mail: string | null
  push: boolean | null
  devices: number[] | null
}

const statements = {
  lock: `select a.state, a.offer_id, o.owner_id, a.worker_id, o.title, actor.first_name, actor.last_name, other.email,
      other.is_email_proven, p.mail, p.push, (select array_agg(id) from push_devices where user_id = other.id) as devices
    from assignments as a join offers as o on o.id = a.offer_id join users as actor on actor.id = $2
    join users as other on other.id = case when o.owner_id = $2 then a.worker_id else o.owner_id end
    left join notification_preferences as p on p.user_id = other.id and p.kind = 'assignment'
    where a.id = $1 for update of o, a`,
  count: `insert into quota_counts as kept (user_id, act, counted_at, minute_count, minute_ends_at, day_count, day_ends_at)
    values ($1, 'assignmentEvent', $2, 1, $2::timestamptz + interval '1 minute', 1, $2::timestamptz + interval '1 day')
    on conflict (user_id, act) do update set counted_at = excluded.counted_at,
      minute_count = case when kept.minute_ends_at <= excluded.counted_at then 1 else kept.minute_count + 1 end,
      minute_ends_at = case when kept.minute_ends_at <= excluded.counted_at then excluded.minute_ends_at else kept.minute_ends_at end,
      day_count = case when kept.day_ends_at <= excluded.counted_at then 1 else kept.day_count + 1 end,
      day_ends_at = case when kept.day_ends_at <= excluded.counted_at then excluded.day_ends_at else kept.day_ends_at end
    where (kept.minute_ends_at <= excluded.counted_at or kept.minute_count < $3)
      and (kept.day_ends_at <= excluded.counted_at or kept.day_count < $3) returning 1`,
  store: 'update assignments set state = $2, changed_at = $3, due_at = $4 where id = $1 and state = $5',
  history: `insert into history (offer_id, assignment_id, event, by_party, actor_id, from_state, to_state, text, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  clear: 'delete from timers where topic = $1 and done_at is null',
  start: `insert into timers (topic, payload, run_at)
    select $1, jsonb_build_object('kind', 'assignment', 'id', $2::integer, 'event', event), at
    from unnest($3::text[], $4::timestamptz[]) as t (event, at)`,
  proposals: `update proposals set state = 'ended' where assignment_id = $1 and state = 'open'`,
  held: `select balance::int from ledger_balances where account = $1`,
  move: `insert into ledger_transactions (assignment_id, kind, reference, created_at)
    values ($1, 'release', $2, $4), ($1, 'commission', $3, $4) returning id`,
  enter: `insert into ledger_entries (transaction_id, account, amount)
    values ($1, $3, -$6::bigint), ($1, $4, $6), ($2, $4, -$7::bigint), ($2, $5, $7)`,
  account: 'select cuit from payout_accounts where user_id = $1',
  number: `insert into invoice_series (kind, year, last) values ('commission', $1, 1)
    on conflict (kind, year) do update set last = invoice_series.last + 1 returning last`,
  document: `insert into invoices (kind, year, number, assignment_id, user_id, transaction_id, base, amount, cuit, created_at)
    values ('commission', $1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  notify: `insert into notifications (kind, user_id, from_id, offer_id, assignment_id, event, message)
    values ('assignment', $1, $2, $3, $4, $5, $6) returning id`,
  mail: `insert into outbox (kind, topic, payload) values ('assignment', $1, $2)`,
  push: `insert into push_messages (device_id, notification_id, payload) select unnest($1::int[]), $2, $3`,
} as const

/** Causes the event of a job as its party, with hand-written SQL that each connection prepares once. */
export function createFloor(address: string) {
  const pool = new Pool({
    connectionString: address,
    max: 12,
    application_name: 'floor',
    options: '-c jit=off',
  })
  const many = 1_000_000
  async function act(client: PoolClient, rule: Transition, id: number, userId: number): Promise<void> {
    const run = (name: keyof typeof statements, values: unknown[]) =>
      client.query({ name, text: statements[name], values })
    const now = new Date()
    const { rows } = await run('lock', [id, userId])
    const row = rows[0] as Locked | undefined
    if (row?.state !== rule.from || userId !== (rule.by === 'client' ? row.owner_id : row.worker_id))
      throw new Error('The state has changed')
    await run('count', [userId, now, many])
    const dates = Object.values(rule.timers).map((hours) => new Date(now.getTime() + hours * 3_600_000))
    await run('store', [id, rule.to, now, dates.at(-1) ?? null, rule.from])
    await run('history', [row.offer_id, id, rule.event, rule.by, userId, rule.from, rule.to, '', now])
    await run('clear', [`assignment:${id}`])
    if (dates.length > 0) await run('start', [`assignment:${id}`, id, Object.keys(rule.timers), dates])
    if (rule.hasProposals) await run('proposals', [id])
    if (rule.isRelease) {
      const held = await run('held', [`held:${id}`])
      const amount: number = held.rows[0].balance
      const movements = [`assignment:${id}:release`, `assignment:${id}:commission`]
      const moved = await run('move', [id, ...movements, now])
      const accounts = [`held:${id}`, `payable:${row.worker_id}`, 'commission']
      const commission = Math.round(amount * COMMISSION)
      await run('enter', [moved.rows[0].id, moved.rows[1].id, ...accounts, amount, commission])
      const account = await run('account', [row.worker_id])
      const year = now.getUTCFullYear()
      const series = await run('number', [year])
      const about = [id, row.worker_id, moved.rows[1].id, amount, commission, account.rows[0]?.cuit, now]
      await run('document', [year, series.rows[0].last, ...about])
    }
    const otherId = rule.by === 'client' ? row.worker_id : row.owner_id
    const event = `${rule.by === 'client' ? 'worker' : 'client'}.${rule.event}`
    const notified = await run('notify', [otherId, userId, row.offer_id, id, event, null])
    const notificationId: number = notified.rows[0].id
    const person = `${row.first_name} ${row.last_name}`
    const subject = `${rule.sentence(person)}: «${row.title}»`
    const link = `/trabajo/${id}`
    if (row.is_email_proven && row.mail !== 'off') {
      const details = { event: rule.event, text: '', party: rule.by, amount: null, next: '' }
      const notice = {
        userId: otherId,
        topic: 'assignment',
        link,
        action: 'Ver el trabajo',
        paragraphs: [subject],
      }
      const payload = { to: row.email, subject, notice, isQuiet: true, entries: [{ person, details }] }
      await run('mail', [`assignment #${notificationId} to ${otherId}`, JSON.stringify(payload)])
    }
    if (row.devices && row.push !== false)
      await run('push', [
        row.devices,
        notificationId,
        { content: { title: 'Plomada', body: subject, url: link } },
      ])
  }
  return {
    async act(rule: Transition, id: number, userId: number): Promise<void> {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await act(client, rule, id, userId)
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}
