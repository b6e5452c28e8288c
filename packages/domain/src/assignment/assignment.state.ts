import { defineStates, type EventOf, type StateOf } from '@plomada/define'

const DAY = 24

/** Who causes the events of a job. The clock and the payment provider are not people. */
export type AssignmentActor = 'client' | 'worker' | 'admin' | 'clock' | 'provider'

/** What an event asks of the person who causes it; `true` is required. */
export interface AssignmentAsks {
  text?: boolean
  /** Pesos that go back to the client, or the price. */
  amount?: boolean | 'price'
  day?: boolean
  shift?: boolean
  photos?: boolean
}

/**
 * What happens with the money: it is charged, goes to the professional, or goes back in part or in full. What was released is
 * held again with `freeze`. `difference`: what was paid above a lower price goes back at once, a higher one waits for the rest.
 * The bank takes a payment back with `chargeback`, and returns it with `chargebackWon`.
 */
export type MoneyEffect =
  | 'charge'
  | 'difference'
  | 'release'
  | 'refund'
  | 'refundAll'
  | 'freeze'
  | 'chargeback'
  | 'chargebackWon'

export interface AssignmentEffects {
  asks?: AssignmentAsks
  money?: MoneyEffect
  /** Opens the offer for applications again. */
  reopensOffer?: boolean
}

const parties = ['client', 'worker'] as const
const claimAsks = { text: true, amount: true, photos: false } as const

const proposePrice = { by: parties, effects: { asks: { amount: 'price', text: true } } } as const
const declinePrice = { by: parties, guard: 'openPrice', effects: { asks: { text: false } } } as const

const provider = ['provider'] as const

/** By the provider once all of the money went back from its panel. */
const cancelPaid = {
  to: 'refunding',
  by: ['admin', 'provider'],
  effects: { asks: { text: true }, money: 'refundAll' },
} as const

/**
 * The payer disputes a payment at the bank. The state stays, and nothing that moves money is allowed until the bank has
 * decided: see `assignmentRefusal`. A job that has lost all its money ends.
 */
// @__NO_SIDE_EFFECTS__
const chargebackEvents = <const State extends string>(state: State) => ({
  openChargeback: { to: state, by: provider, effects: { money: 'chargeback' } } as const,
  winChargeback: { to: state, by: provider, effects: { money: 'chargebackWon' } } as const,
  loseChargeback: { to: ['chargedBack', state], by: provider, effects: { money: 'chargeback' } } as const,
})

/**
 * The life of a job, from the acceptance of an application on. Whose turn it is follows from `by`, deadlines follow from
 * `after`. Of two next states the second applies when nothing goes back to the client.
 */
export const assignmentStates = defineStates({
  agreed: {
    label: 'Falta el pago',
    tone: 'open',
    after: { remindPayment: DAY, remindPaymentAgain: 4 * DAY, expire: 7 * DAY },
    on: {
      pay: { to: 'paid', by: ['provider'], effects: { money: 'charge' } },
      stepBack: {
        to: 'canceled',
        by: parties,
        effects: { asks: { text: true }, reopensOffer: true },
      },
      proposePrice: { to: 'agreed', ...proposePrice },
      acceptPrice: { to: 'agreed', by: parties, guard: 'priceOfOther' },
      declinePrice: { to: 'agreed', ...declinePrice },
      remindPayment: { to: 'agreed', by: ['clock'] },
      remindPaymentAgain: { to: 'agreed', by: ['clock'] },
      expire: { to: 'canceled', by: ['clock'], effects: { reopensOffer: true } },
      cancel: { to: 'canceled', by: ['admin'], effects: { asks: { text: true }, reopensOffer: true } },
      extend: { to: 'agreed', by: ['admin'], effects: { asks: { day: true, text: true } } },
    },
  },
  paid: {
    label: 'En marcha',
    tone: 'running',
    on: {
      proposeDate: { to: 'paid', by: parties, effects: { asks: { day: true, shift: true } } },
      remindAppointment: { to: 'paid', by: ['clock'] },
      confirmDate: { to: 'paid', by: parties, guard: 'dateOfOther' },
      proposePrice: { to: 'paid', ...proposePrice },
      acceptPrice: { to: 'paid', by: parties, guard: 'priceOfOther', effects: { money: 'difference' } },
      declinePrice: { to: 'paid', ...declinePrice },
      paySupplement: { to: 'paid', by: ['provider'], guard: 'supplementDue', effects: { money: 'charge' } },
      done: { to: 'done', by: ['worker'], effects: { asks: { text: false, photos: false } } },
      requestCancel: { to: 'cancelRequested', by: parties, effects: { asks: { text: true } } },
      withdraw: {
        to: 'refunding',
        by: ['client'],
        guard: 'withinWithdrawal',
        effects: { money: 'refundAll' },
      },
      claim: { to: 'disputed', by: parties, effects: { asks: claimAsks } },
      cancel: cancelPaid,
      ...chargebackEvents('paid'),
    },
  },
  cancelRequested: {
    label: 'Piden cancelar',
    tone: 'open',
    after: { cancelBySilence: 2 * DAY },
    on: {
      agree: { to: 'refunding', by: parties, guard: 'raisedByOther', effects: { money: 'refundAll' } },
      refuse: { to: 'paid', by: parties, guard: 'raisedByOther', effects: { asks: { text: true } } },
      takeBack: { to: 'paid', by: parties, guard: 'raisedBySelf' },
      cancelBySilence: { to: 'refunding', by: ['clock'], effects: { money: 'refundAll' } },
      cancel: cancelPaid,
      extend: { to: 'cancelRequested', by: ['admin'], effects: { asks: { day: true, text: true } } },
      ...chargebackEvents('cancelRequested'),
    },
  },
  done: {
    label: 'A confirmar',
    tone: 'open',
    after: {
      remindConfirmation: DAY,
      remindConfirmationAgain: 3 * DAY,
      remindConfirmationLast: 4 * DAY,
      confirmBySilence: 5 * DAY,
    },
    on: {
      confirm: { to: 'completed', by: ['client'], effects: { money: 'release' } },
      requestChanges: {
        to: 'paid',
        by: ['client'],
        guard: 'changesLeft',
        effects: { asks: { text: true } },
      },
      claim: { to: 'disputed', by: parties, effects: { asks: claimAsks } },
      remindConfirmation: { to: 'done', by: ['clock'] },
      remindConfirmationAgain: { to: 'done', by: ['clock'] },
      remindConfirmationLast: { to: 'done', by: ['clock'] },
      confirmBySilence: { to: 'completed', by: ['clock'], effects: { money: 'release' } },
      cancel: cancelPaid,
      extend: { to: 'done', by: ['admin'], effects: { asks: { day: true, text: true } } },
      ...chargebackEvents('done'),
    },
  },
  disputed: {
    label: 'En reclamo',
    tone: 'open',
    after: { remindAnswer: 2 * DAY, lateAnswer: 3 * DAY },
    on: {
      answer: {
        to: 'disputed',
        by: parties,
        guard: 'unansweredByOther',
        effects: { asks: { text: true, photos: false } },
      },
      proposeSettlement: { to: 'disputed', by: parties, effects: { asks: { amount: true, text: false } } },
      settle: {
        to: ['refunding', 'completed'],
        by: parties,
        guard: 'settlementOfOther',
        effects: { money: 'refund' },
      },
      remindAnswer: { to: 'disputed', by: ['clock'], guard: 'unanswered' },
      lateAnswer: { to: 'disputed', by: ['clock'], guard: 'unanswered' },
      decide: {
        to: 'decided',
        by: ['admin'],
        guard: 'notAppealed',
        effects: { asks: { amount: true, text: true } },
      },
      decideAppeal: {
        to: ['refunding', 'completed'],
        by: ['admin'],
        guard: 'appealed',
        effects: { asks: { amount: true, text: true }, money: 'refund' },
      },
      ...chargebackEvents('disputed'),
    },
  },
  decided: {
    label: 'Reclamo resuelto',
    tone: 'open',
    after: { enforce: 10 * DAY },
    on: {
      appeal: { to: 'disputed', by: parties, effects: { asks: { text: true } } },
      enforce: { to: ['refunding', 'completed'], by: ['clock'], effects: { money: 'refund' } },
      ...chargebackEvents('decided'),
    },
  },
  refunding: {
    label: 'Devolución en camino',
    tone: 'running',
    on: {
      refunded: { to: 'refunded', by: ['provider'] },
      failRefund: { to: 'refundFailed', by: ['provider'] },
      ...chargebackEvents('refunding'),
    },
  },
  refundFailed: {
    label: 'Devolución con problemas',
    tone: 'open',
    on: {
      retryRefund: { to: 'refunding', by: ['admin', 'provider'], effects: { money: 'refund' } },
      ...chargebackEvents('refundFailed'),
    },
  },
  completed: {
    label: 'Terminado',
    tone: 'done',
    on: {
      claim: {
        to: 'disputed',
        by: ['client'],
        guard: 'withinClaimWindow',
        effects: { asks: claimAsks, money: 'freeze' },
      },
      reopen: { to: 'done', by: ['admin'], effects: { asks: { text: true }, money: 'freeze' } },
      ...chargebackEvents('completed'),
    },
  },
  refunded: { label: 'Devuelto', tone: 'done', on: { ...chargebackEvents('refunded') } },
  chargedBack: { label: 'Anulado por el banco', tone: 'done', on: {} },
  canceled: { label: 'Cancelado', tone: 'done', on: {} },
})
export type AssignmentState = StateOf<typeof assignmentStates>
export type AssignmentEvent = EventOf<typeof assignmentStates>

/** The parties of a job. */
export const assignmentParties = parties
export type AssignmentParty = (typeof parties)[number]

/** Who may do the next step of a job, besides the clock. */
export const assignmentTurns = ['client', 'worker', 'admin', 'provider'] as const
export type AssignmentTurn = (typeof assignmentTurns)[number]

/** The events that people cause, in the order of their buttons. */
export const personalEvents = [
  'confirm',
  'agree',
  'settle',
  'acceptPrice',
  'confirmDate',
  'done',
  'answer',
  'declinePrice',
  'proposeDate',
  'proposeSettlement',
  'requestChanges',
  'refuse',
  'takeBack',
  'proposePrice',
  'appeal',
  'claim',
  'requestCancel',
  'withdraw',
  'stepBack',
  'decide',
  'decideAppeal',
  'retryRefund',
  'extend',
  'reopen',
  'cancel',
] as const satisfies readonly AssignmentEvent[]
export type PersonalEvent = (typeof personalEvents)[number]

/** Returns whether a job has ended. Of those that were confirmed, a claim or an admin can still change that. */
export const hasEnded = (state: AssignmentState): boolean => assignmentStates.states[state].tone === 'done'

/** Returns what happens with an event besides the change of the state. */
export const getEffects = (state: AssignmentState, event: AssignmentEvent): AssignmentEffects =>
  assignmentStates.transition(state, event)?.effects ?? {}

/** What a job can need from an admin: a decision about its claim, a refund that failed, or a deadline that passed. */
export const assignmentNeedLabels = {
  decision: 'Decisión',
  refund: 'Devolución',
  overdue: 'Plazo vencido',
} as const
export type AssignmentNeed = keyof typeof assignmentNeedLabels
export const assignmentNeeds = /* @__PURE__ */ Object.keys(assignmentNeedLabels) as AssignmentNeed[]
