import { sql } from 'drizzle-orm'
import { TIME_ZONE } from '@plomada/domain'
import type { Db } from '../database/database.ts'

/**
 * Inserts the jobs of the accepted offers with their history and timers, and the timers of the open offers. Paid jobs are
 * completed, except those of the last days, which have an agreed day, the painted room, which waits for Ana's confirmation, and
 * a claim, which waits for the decision of an admin.
 */
export async function insertJobs(tx: Db, now: Date): Promise<void> {
  const isRecent = sql`settled_at > ${now.toISOString()}::timestamptz - interval '6 days'`
  await tx.execute(sql`
    insert into assignments (offer_id, worker_id, state, amount, created_at, changed_at, due_at, paid_at, raised_by, answered_at, refund_amount)
    select id, hired_id, job.state, agreed_amount, accepted_at,
      case job.state when 'agreed' then accepted_at when 'completed' then settled_at + interval '2 days'
        when 'disputed' then settled_at + interval '1 day' else settled_at end,
      case job.state when 'agreed' then ${now.toISOString()}::timestamptz + interval '5 days'
        when 'done' then ${now.toISOString()}::timestamptz + interval '4 days' end,
      settled_at,
      case job.state when 'disputed' then 'client' end,
      case job.state when 'disputed' then settled_at + interval '2 days' end,
      case job.state when 'disputed' then agreed_amount / 4 end
    from offers, lateral (select case
      when settled_at is null then 'agreed'
      when title = 'Pintar living y pasillo' then 'done'
      when ${isRecent} and title = 'Pastina nueva en el baño' then 'disputed'
      when ${isRecent} then 'paid'
      else 'completed' end as state) as job
    where hired_id is not null order by id`)
  await tx.execute(sql`
    update assignments set appointment_sequence = 1, appointment_shift = case id % 2 when 0 then 'mañana' else 'tarde' end,
      appointment_day = case state when 'done' then (paid_at at time zone ${TIME_ZONE})::date + 1
        else (${now.toISOString()}::timestamptz at time zone ${TIME_ZONE})::date + 2 + id % 4 end
    where state in ('paid', 'done')`)
  await tx.execute(sql`
    insert into history (offer_id, assignment_id, event, by_party, from_state, to_state, amount, text, created_at, day, shift)
    select offer_id, id, step.event, step.by_party, step.from_state, step.to_state, step.amount, step.text, step.at,
      case step.event when 'proposeDate' then appointment_day end, case step.event when 'proposeDate' then appointment_shift end
    from assignments, lateral (values
      (1, 'accept', 'client', 'open', 'agreed', amount, '', created_at),
      (2, 'pay', 'provider', 'agreed', 'paid', amount, '', paid_at),
      (3, 'proposeDate', 'worker', 'paid', 'paid', null, '', case when appointment_day is not null then paid_at + interval '1 hour' end),
      (4, 'confirmDate', 'client', 'paid', 'paid', null, '', case when appointment_day is not null then paid_at + interval '2 hours' end),
      (5, 'done', 'worker', 'paid', 'done', null, '', case when state in ('done', 'completed') then paid_at + interval '1 day' end),
      (6, 'confirm', 'client', 'done', 'completed', null, '', case when state = 'completed' then changed_at end),
      (7, 'claim', 'client', 'paid', 'disputed', refund_amount, 'La pastina quedó floja y se sale en dos paredes.', case when state = 'disputed' then changed_at end),
      (8, 'answer', 'worker', 'disputed', 'disputed', null, 'Avisé que la pared tiene humedad y que así no dura.', answered_at)
    ) as step (position, event, by_party, from_state, to_state, amount, text, at)
    where step.at is not null order by id, position`)
  await tx.execute(sql`
    update payments set assignment_id = assignments.id from assignments where assignments.offer_id = payments.offer_id`)
  await tx.execute(sql`
    insert into timers (topic, payload, run_at)
    select 'assignment:' || id, jsonb_build_object('kind', 'assignment', 'id', id, 'event', case state when 'done' then 'confirmBySilence' else 'expire' end), due_at
    from assignments where due_at is not null order by id`)
  await tx.execute(sql`
    insert into timers (topic, payload, run_at)
    select topic, payload, run_at from (select 'assignment:' || id as topic,
        jsonb_build_object('kind', 'assignment', 'id', id, 'event', 'remindAppointment') as payload,
        (appointment_day - 1 + time '09:00') at time zone ${TIME_ZONE} as run_at, id
      from assignments where state = 'paid' and appointment_day is not null) as reminder
    where run_at > ${now.toISOString()}::timestamptz order by id`)
  await tx.execute(sql`
    insert into timers (topic, payload, run_at)
    select 'offer:' || id, jsonb_build_object('kind', 'offer', 'id', id, 'event', event), expires_at - before
    from offers, (values ('remindExpiry', interval '5 days'), ('expire', interval '0')) as timer (event, before)
    where hired_id is null order by id`)
}
