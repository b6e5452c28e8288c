/** What a person may be here: a client, a tradesperson, or who runs the marketplace. */
export const roles = ['comun', 'professional', 'admin'] as const
export type Role = (typeof roles)[number]
