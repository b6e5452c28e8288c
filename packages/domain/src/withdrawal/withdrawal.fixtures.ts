import { assignments } from '../assignment/assignment.fixtures.ts'
import { offers } from '../offer/offer.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import { fullName } from '../user/user.rules.ts'
import type { WithdrawableJob, Withdrawal, WithdrawalReceipt } from './withdrawal.ts'

/** Paid jobs of Ana that may be withdrawn. */
export const withdrawableJobs = [
  {
    assignmentId: assignments.paid.id,
    title: offers.paintedRoom.title,
    amount: offers.paintedRoom.budget,
    paidAt: new Date('2026-11-15T15:02:00Z'),
  },
  {
    assignmentId: 12,
    title: offers.tankPump.title,
    amount: offers.tankPump.budget,
    paidAt: new Date('2026-11-12T18:30:00Z'),
  },
] as const satisfies WithdrawableJob[]

export const withdrawalReceipts = {
  received: { code: 'ARR-7K3Q-9M2X', isDone: false, dueAt: new Date('2026-11-21T15:00:00Z') },
  done: { code: 'ARR-W4TN-2CHR', isDone: true, dueAt: new Date('2026-11-21T15:00:00Z') },
} satisfies Record<string, WithdrawalReceipt>

const waiting: Withdrawal = {
  id: 3,
  code: withdrawalReceipts.received.code,
  fullName: fullName(people.ana),
  email: 'ana@plomada.example',
  text: 'La pieza que iba a pintar Bruno. Pagué el domingo.',
  state: 'received',
  reason: '',
  createdAt: new Date('2026-11-20T15:00:00Z'),
  dueAt: new Date('2026-11-21T15:00:00Z'),
  endedAt: null,
  job: null,
  candidates: [...withdrawableJobs],
}
const { longWords } = offers

/** Requests to withdraw: late, waiting, waiting for the link of the mail, done, refused, with the longest texts. */
export const withdrawals: readonly [Withdrawal, Withdrawal, ...Withdrawal[]] = [
  {
    ...waiting,
    id: 1,
    code: 'ARR-H8ZP-4VYD',
    fullName: 'Rita Gómez',
    email: 'rita.gomez@correo.example',
    text: 'El arreglo del techo',
    createdAt: new Date('2026-11-19T11:00:00Z'),
    dueAt: new Date('2026-11-20T11:00:00Z'),
    candidates: [],
  },
  waiting,
  {
    ...waiting,
    id: 4,
    code: 'ARR-6XRB-MQ3T',
    createdAt: new Date('2026-11-20T15:20:00Z'),
    dueAt: new Date('2026-11-21T15:20:00Z'),
    job: withdrawableJobs[0],
    candidates: [withdrawableJobs[0]],
  },
  {
    ...waiting,
    id: 2,
    code: withdrawalReceipts.done.code,
    state: 'done',
    createdAt: new Date('2026-11-19T09:00:00Z'),
    dueAt: new Date('2026-11-20T09:00:00Z'),
    endedAt: new Date('2026-11-19T09:01:00Z'),
    job: withdrawableJobs[1],
    candidates: [],
  },
  {
    ...waiting,
    id: 5,
    code: 'ARR-KDC9-YY7F',
    fullName: 'Maximiliano Hipólito Fernández de la Vega y Urquiza',
    email: 'maximiliano.hipolito.fernandez.de.la.vega@administracion.consorcio.example',
    text: longWords.description,
    state: 'refused',
    reason: 'Pagaste el 2 de octubre: los diez días para arrepentirte terminaron el 12.',
    createdAt: new Date('2026-11-18T09:00:00Z'),
    dueAt: new Date('2026-11-19T09:00:00Z'),
    endedAt: new Date('2026-11-18T16:40:00Z'),
    candidates: [],
  },
]
