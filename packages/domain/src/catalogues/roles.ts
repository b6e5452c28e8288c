/** What a person may be here: a client, a tradesperson, or who runs the marketplace. */
export const roles = ['comun', 'professional', 'admin'] as const
/** One of the roles. */
export type Role = (typeof roles)[number]
/** Those who publish, work, pay and rate: all but whoever runs the marketplace (decision D-041). */
export const members = ['comun', 'professional'] as const satisfies Role[]
