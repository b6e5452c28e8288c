'use client'
import { acceptWithdrawalForm, refuseWithdrawalForm, type Withdrawal } from '@plomada/domain'
import { Dialog } from '../../base/Dialog/Dialog.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { CancelButton } from '../../form/CancelButton.tsx'
import { Form, FormField, SubmitButton } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { adminWithdrawalMessages as texts } from '../withdrawal.messages.ts'

/** What an admin decides about a request. */
export type WithdrawalDecision = 'accept' | 'refuse'

export interface WithdrawalDialogProps {
  /** The request. */
  withdrawal: Pick<Withdrawal, 'code' | 'job' | 'candidates'>
  /** What the dialog does; null closes it. */
  decision: WithdrawalDecision | null
  /** Called when the dialog closes, after the decision or without it. */
  onClose: () => void
  /** Carries the request out for a job. If it throws, the dialog shows the error and stays open. */
  onAccept: (data: { assignmentId: number }) => Promise<unknown>
  /** Refuses the request with a reason. If it throws, the dialog shows the error and stays open. */
  onRefuse: (data: { reason: string }) => Promise<unknown>
}

/** Renders the dialog in which an admin carries out a request to withdraw, or refuses it with a reason. */
export const WithdrawalDialog = (props: WithdrawalDialogProps) => {
  const { withdrawal, decision, onClose, onAccept, onRefuse } = props
  const t = useOverride()
  const marketplaceTexts = useMarketplaceTexts()
  const { code, job, candidates } = withdrawal
  const known = job ?? (candidates.length === 1 ? candidates[0] : undefined)
  const buttons = (label: string) => (
    <SubmitButton
      secondaryAction={
        <CancelButton onClick={onClose}>
          <Message>{texts.cancel}</Message>
        </CancelButton>
      }
    >
      <Message>{label}</Message>
    </SubmitButton>
  )
  const help = (text: string) => (
    <Text tone="muted">
      <Message>{text}</Message>
    </Text>
  )
  return (
    <Dialog
      isOpen={decision !== null}
      onClose={onClose}
      title={t(decision === 'refuse' ? texts.refuseLabel(code) : texts.acceptLabel(code))}
    >
      {decision === 'accept' && (
        <Form
          {...marketplaceTexts}
          form={acceptWithdrawalForm}
          initial={known && { assignmentId: known.assignmentId }}
          label={t(texts.accept)}
          onSubmit={async (data) => {
            await onAccept(data)
            onClose()
          }}
        >
          {help(texts.acceptHelp)}
          <FormField form={acceptWithdrawalForm} name="assignmentId" />
          {buttons(texts.accept)}
        </Form>
      )}
      {decision === 'refuse' && (
        <Form
          {...marketplaceTexts}
          form={refuseWithdrawalForm}
          label={t(texts.refuse)}
          onSubmit={async (data) => {
            await onRefuse(data)
            onClose()
          }}
        >
          {help(texts.refuseHelp)}
          <FormField form={refuseWithdrawalForm} name="reason" rows={3} />
          {buttons(texts.refuse)}
        </Form>
      )}
    </Dialog>
  )
}
