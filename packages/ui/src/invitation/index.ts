export { invitationMessages } from './invitation.messages.ts'
export { InviteDialog, type InviteDialogProps } from './InviteDialog/InviteDialog.tsx'
