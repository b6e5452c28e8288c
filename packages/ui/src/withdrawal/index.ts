export { WithdrawalForm, type WithdrawalFormProps } from './WithdrawalForm/WithdrawalForm.tsx'
export { WithdrawalCode, type WithdrawalCodeProps } from './WithdrawalCode/WithdrawalCode.tsx'
export { WithdrawalTable, type WithdrawalTableProps } from './WithdrawalTable/WithdrawalTable.tsx'
export {
  WithdrawalDialog,
  type WithdrawalDecision,
  type WithdrawalDialogProps,
} from './WithdrawalDialog/WithdrawalDialog.tsx'
export { adminWithdrawalMessages, withdrawalMessages } from './withdrawal.messages.ts'
