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
  /** All payments. */
  payments?: string
}
