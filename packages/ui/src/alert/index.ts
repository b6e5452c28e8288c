export { AlertDialog, type AlertChoices, type AlertDialogProps } from './AlertDialog/AlertDialog.tsx'
export { AlertList, type AlertListProps } from './AlertList/AlertList.tsx'
export { alertMessages } from './alert.messages.ts'
