/** URLs that the dashboard links to. */
export interface DashboardLinks {
  /** The list of users. */
  users: string
  /** The offers in progress. */
  running: string
  /** The finished offers. */
  finished: string
  /** All jobs. */
  assignments?: string
  /** The requests to withdraw. */
  withdrawals?: string
  /** The comparison with the payment provider. */
  reconciliation?: string
  /** The payments that go back. */
  refunding?: string
  /** The payouts to professionals. */
  payoutDesk?: string
  /** Returns the URL of a payout run. */
  payoutRun?: (id: number) => string
  /** All payments. */
  payments?: string
}
