import type { InvitationOption } from './invitation.ts'

/** Own open offers: one without invitations, one to which the professional is invited, one with five others. */
export const invitationOptions = [
  { id: 401, title: 'Cambiar la bomba del tanque', invitedCount: 0, isInvited: false },
  { id: 402, title: 'Revisar la instalación de gas de una cocina', invitedCount: 2, isInvited: true },
  { id: 403, title: 'Destapar la pileta', invitedCount: 5, isInvited: false },
] as const satisfies InvitationOption[]
