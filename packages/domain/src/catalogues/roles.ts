export const roles = ['comun', 'professional', 'admin'] as const
export type Role = (typeof roles)[number]
/** The roles that publish, work, pay and rate: all but admins (decision D-041). */
export const memberRoles = ['comun', 'professional'] as const satisfies Role[]

export type MemberRole = (typeof memberRoles)[number]

/** Checks whether a user is a client or a professional, not an admin. */
export const isMember = ({ role }: { role: Role }): boolean => memberRoles.some((one) => one === role)
