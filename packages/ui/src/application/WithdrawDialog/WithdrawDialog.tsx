'use client'
import { ConfirmDialog } from '../../layout/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { applicationMessages } from '../application.messages.ts'

export interface WithdrawDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean
  /** Called when the dialog closes. */
  onClose: () => void
  /** Withdraws the application. If it throws, the dialog shows the error. */
  onConfirm: () => Promise<unknown>
}

/** Asks a professional to confirm the withdrawal of an application. */
export const WithdrawDialog = (props: WithdrawDialogProps) => {
  const t = useOverride()
  return (
    <ConfirmDialog
      {...props}
      title={t(applicationMessages.withdrawTitle)}
      action={<Message>{applicationMessages.withdraw}</Message>}
    >
      {t(applicationMessages.withdrawHelp)}
    </ConfirmDialog>
  )
}
