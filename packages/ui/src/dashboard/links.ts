/** Addresses that the dashboard leads to. */
export interface DashboardLinks {
  /** All users. */
  users: string
  /** The offers that are being worked on. */
  running: string
  /** The finished offers. */
  finished: string
  /** The audit log. */
  audit?: string
}
