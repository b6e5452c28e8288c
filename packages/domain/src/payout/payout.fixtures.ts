import { offers } from '../offer/offer.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import type {
  Connection,
  Earnings,
  DeskChargeback,
  Payout,
  PayoutAccount,
  PayoutDesk,
  PayoutResults,
  PayoutRun,
  PayoutRunDetail,
  RunPayout,
  Statement,
} from './payout.ts'

const toJob = (id: number, { title }: { title: string }) => ({ id, title })

/** The account of Bruno. */
export const payoutAccount: PayoutAccount = {
  cuit: '20123456786',
  target: 'CBU ••••5201',
  holder: 'Bruno Saldaño',
  frozenUntil: null,
}

/** The account of Bruno at Mercado Pago. */
export const connection: Connection = {
  state: 'connected',
  account: '4471',
  connectedAt: new Date('2026-11-02T15:00:00Z'),
}

/** The same account on the day on which it was changed. */
export const frozenAccount: PayoutAccount = {
  ...payoutAccount,
  frozenUntil: new Date('2026-11-22T12:00:00Z'),
}

const paidOut: Payout = {
  id: 31,
  amount: 12_325_050,
  state: 'paid',
  target: 'CBU ••••5201',
  reason: '',
  createdAt: new Date('2026-11-06T12:00:00Z'),
  endedAt: new Date('2026-11-06T19:30:00Z'),
}

/** Payouts in every state, the newest first. */
const payouts: readonly Payout[] = [
  {
    ...paidOut,
    id: 36,
    state: 'pending',
    amount: 2_100_000,
    createdAt: new Date('2026-11-20T12:00:00Z'),
    endedAt: null,
  },
  {
    ...paidOut,
    id: 35,
    state: 'processing',
    amount: 6_120_000,
    createdAt: new Date('2026-11-19T12:00:00Z'),
    endedAt: null,
  },
  {
    ...paidOut,
    id: 33,
    state: 'failed',
    amount: 6_120_000,
    target: 'Alias ••••.sol',
    reason: 'El alias no existe',
    createdAt: new Date('2026-11-13T12:00:00Z'),
    endedAt: new Date('2026-11-13T20:10:00Z'),
  },
  paidOut,
]

/** What Bruno has earned: a balance, and money that is held in every way. */
export const earnings: Earnings = {
  balance: 6_120_050,
  minimum: 100_000,
  held: [
    {
      assignment: toJob(7, offers.paintedRoom),
      state: 'done',
      amount: 4_080_000,
      until: new Date('2026-11-24T20:40:00Z'),
    },
    { assignment: toJob(9, offers.newWiring), state: 'paid', amount: 6_120_000, until: null },
    { assignment: toJob(12, offers.tankPump), state: 'disputed', amount: 4_250_000, until: null },
  ],
  payouts: [...payouts],
  months: ['2026-11', '2026-10'],
  account: payoutAccount,
}

/** The movements of Bruno in November. */
export const statement: Statement = {
  month: '2026-11',
  opening: 12_325_050,
  closing: 18_445_050,
  lines: [
    {
      id: 102,
      createdAt: new Date('2026-11-12T15:00:00Z'),
      kind: 'release',
      assignment: toJob(5, offers.newWiring),
      invoiceId: null,
      amount: 7_200_000,
      balance: 19_525_050,
    },
    {
      id: 103,
      createdAt: new Date('2026-11-12T15:00:00Z'),
      kind: 'commission',
      assignment: toJob(5, offers.newWiring),
      invoiceId: 17,
      amount: -1_080_000,
      balance: 18_445_050,
    },
  ],
}

const toPerson = ({ id, firstName, lastName }: RunPayout['person']) => ({ id, firstName, lastName })
const { bruno, carla, dario, maximiliano } = people

const exportedRun: PayoutRun = {
  id: 3,
  createdAt: new Date('2026-11-13T12:00:00Z'),
  exportedAt: new Date('2026-11-13T12:05:00Z'),
  count: 4,
  amount: 26_665_050,
  paid: 1,
  failed: 1,
}

/** What the operator sees: professionals who can get a payout, and one for each reason why others cannot. */
export const payoutDesk: PayoutDesk = {
  candidates: [
    {
      person: toPerson(bruno),
      cuit: '20123456786',
      balance: 6_120_000,
      block: null,
      sales: { count: 12, amount: 98_400_000 },
      isHabitual: true,
    },
    {
      person: toPerson(carla),
      cuit: null,
      balance: 4_080_000,
      block: 'noAccount',
      sales: { count: 1, amount: 4_800_000 },
      isHabitual: false,
    },
    {
      person: toPerson(maximiliano),
      cuit: '23100000059',
      balance: 2_100_000,
      block: 'frozen',
      sales: { count: 5, amount: 31_000_000 },
      isHabitual: false,
    },
    {
      person: toPerson(dario),
      cuit: '27123456780',
      balance: 0,
      block: 'suspended',
      sales: { count: 0, amount: 0 },
      isHabitual: false,
    },
  ],
  runs: [
    {
      ...exportedRun,
      id: 4,
      createdAt: new Date('2026-11-20T12:00:00Z'),
      exportedAt: null,
      paid: 0,
      failed: 0,
    },
    exportedRun,
  ],
  minimum: 100_000,
  isStopped: false,
  chargebacks: [],
  endedChargebacks: [],
}

/** Payments that their payers dispute at the bank: one that is held, one that was divided, and one that no job needs. */
export const openChargebacks: DeskChargeback[] = [
  {
    id: 1,
    assignment: { id: 7, title: offers.paintedRoom.title },
    professional: toPerson(bruno),
    amount: 4_800_000,
    createdAt: new Date('2026-11-18T13:00:00Z'),
    dueAt: new Date('2026-11-28T13:00:00Z'),
    isHeld: true,
    end: null,
    fee: null,
  },
  {
    id: 2,
    assignment: { id: 9, title: offers.newWiring.title },
    professional: toPerson(carla),
    amount: 1_250_050,
    createdAt: new Date('2026-11-19T10:00:00Z'),
    dueAt: new Date('2026-12-02T10:00:00Z'),
    isHeld: false,
    end: null,
    fee: null,
  },
  {
    id: 3,
    assignment: null,
    professional: null,
    amount: 3_000_000,
    createdAt: new Date('2026-11-20T10:00:00Z'),
    dueAt: null,
    isHeld: true,
    end: null,
    fee: null,
  },
]

/** Chargebacks that the bank has decided: lost with a fee of the platform, lost with one of the professional, and won. */
export const endedChargebacks: DeskChargeback[] = [
  {
    id: 6,
    assignment: { id: 7, title: offers.paintedRoom.title },
    professional: toPerson(bruno),
    amount: 4_800_000,
    createdAt: new Date('2026-10-18T13:00:00Z'),
    dueAt: new Date('2026-10-28T13:00:00Z'),
    isHeld: true,
    end: { state: 'lost', at: new Date('2026-11-17T13:00:00Z') },
    fee: { amount: 1_500_050, bearer: 'platform' },
  },
  {
    id: 5,
    assignment: { id: 9, title: offers.newWiring.title },
    professional: toPerson(carla),
    amount: 1_250_050,
    createdAt: new Date('2026-10-19T10:00:00Z'),
    dueAt: null,
    isHeld: true,
    end: { state: 'lost', at: new Date('2026-11-12T13:00:00Z') },
    fee: { amount: 1_500_050, bearer: 'professional' },
  },
  {
    id: 4,
    assignment: null,
    professional: null,
    amount: 990_000,
    createdAt: new Date('2026-10-11T10:00:00Z'),
    dueAt: new Date('2026-10-19T10:00:00Z'),
    isHeld: true,
    end: { state: 'won', at: new Date('2026-11-03T13:00:00Z') },
    fee: null,
  },
]

/** A run with payouts in every state. */
export const payoutRun: PayoutRunDetail = {
  run: exportedRun,
  payouts: [maximiliano, bruno, carla, dario].map((one, index) => ({
    ...(payouts[index] ?? paidOut),
    person: toPerson(one),
    cuit: '20123456786',
  })),
}

/** What an imported file changed, with lines that could not be applied. */
export const payoutResults: PayoutResults = {
  paid: 2,
  failed: 1,
  unchanged: 0,
  refused: [
    { line: 5, text: 'PLO-9999', problem: 'Esa referencia no es de esta tanda' },
    { line: 6, text: 'PLO-33', problem: 'El estado tiene que ser pagado o rechazado' },
  ],
}
