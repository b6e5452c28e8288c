import type { Earnings, PayoutAccount } from './payout.ts'

/** The account of Bruno. */
export const payoutAccount: PayoutAccount = {
  cuit: '20123456786',
  target: 'CBU ••••5201',
  holder: 'Bruno Saldaño',
  frozenUntil: null,
}

/** The same account on the day on which it was changed. */
export const frozenAccount: PayoutAccount = {
  ...payoutAccount,
  frozenUntil: new Date('2026-11-22T12:00:00Z'),
}

/** What Bruno has earned. */
export const earnings: Earnings = { account: payoutAccount }
