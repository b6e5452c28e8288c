/** A pseudo-random number below a bound, by id and salt. */
export const random = (id: string, salt: number, below: number | string): string =>
  `(abs(hashint4(${id} + ${salt * 10_000_019})::bigint) % (${below}))::int`

/** The states of paid jobs: most are over. */
const paidStates = [
  'paid',
  'done',
  'cancelRequested',
  'disputed',
  'decided',
  'refunded',
  ...Array.from({ length: 34 }, () => 'completed'),
]

/** The hours after which the clock ends a state. */
const hoursOf = { agreed: 168, cancelRequested: 48, done: 120, disputed: 72, decided: 240 }

const timersOf = {
  agreed: ['remindPayment', 'remindPaymentAgain', 'expire'],
  done: ['remindConfirmation', 'remindConfirmationAgain', 'remindConfirmationLast', 'confirmBySilence'],
}

const cases = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([state, value]) => `when '${state}' then ${value}`)
    .join(' ')

/** One of a thousand deadlines has passed. */
const deadline = (hours: number) =>
  `case when ${random('id', 34, 1000)} = 0 then changed_at else now() + interval '1 year' + interval '${hours} hours' end`

/** Returns the statements that insert one job for each offer, with its history, payment and timers. Open offers have a canceled one. */
export function createJobInserts(people: number): string[] {
  return [
    `insert into assignments (id, offer_id, worker_id, state, amount, created_at, changed_at, paid_at, due_at, raised_by,
        answered_at, appointment_day, appointment_shift)
      select id, id, worker, state, amount, created_at, changed_at, case when day is not null then created_at end,
        case state ${cases(Object.fromEntries(Object.entries(hoursOf).map(([state, hours]) => [state, deadline(hours)])))} end,
        case when state in ('cancelRequested', 'disputed', 'decided') then 'client' end,
        case when state in ('disputed', 'decided') and id % 2 = 0 then changed_at end,
        case when state <> 'cancelRequested' then day end, case when day is not null then 'tarde' end
      from (select *, created_at + ${random('id', 31, 200)} * interval '1 hour' as changed_at,
          case when state not in ('agreed', 'canceled') then created_at::date + ${random('id', 32, 60)} end as day
        from (select id, published_at as created_at, coalesce(agreed_amount, budget) as amount,
            coalesce(hired_id, 1 + ${random('id', 6, people / 5)} * 5) as worker,
            case state when 'pendiente' then 'canceled' when 'proceso' then 'agreed'
              else (array['${paidStates.join("','")}'])[1 + ${random('id', 33, paidStates.length)}] end as state
          from offers) as listed) as jobs`,
    `insert into proposals (assignment_id, kind, by_party, day, shift, state)
      select id, 'date', 'worker', changed_at::date + 3, 'mañana', 'open' from assignments where state = 'paid' and id % 2 = 0`,
    `insert into history (offer_id, assignment_id, event, by_party, from_state, to_state, amount, created_at)
      select offer_id, id, 'accept', 'client', 'open', 'agreed', amount, created_at from assignments`,
    `insert into history (offer_id, assignment_id, event, by_party, from_state, to_state, amount, created_at)
      select offer_id, id, 'pay', 'provider', 'agreed', 'paid', amount, paid_at from assignments where paid_at is not null`,
    `insert into payments (offer_id, assignment_id, amount, session_id, state, created_at, paid_at)
      select offer_id, id, amount, 'bench ' || id, case when state = 'refunded' then 'refunded' else 'paid' end, created_at, paid_at
      from assignments where paid_at is not null`,
    ...Object.entries(timersOf).map(
      ([state, events]) => `insert into timers (topic, payload, run_at)
        select 'assignment:' || id, jsonb_build_object('kind', 'assignment', 'id', id, 'event', event), now() + interval '1 year'
        from assignments, unnest(array['${events.join("','")}']) as event where state = '${state}'`,
    ),
    `insert into timers (topic, payload, run_at)
      select 'offer:' || id, jsonb_build_object('kind', 'offer', 'id', id, 'event', event), now() + interval '1 year'
      from offers, unnest(array['remindExpiry', 'expire']) as event where state = 'pendiente'`,
  ]
}
