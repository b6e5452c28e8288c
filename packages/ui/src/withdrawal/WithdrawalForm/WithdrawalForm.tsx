'use client'
import {
  capitalize,
  ownWithdrawalForm,
  type WithdrawableJob,
  withdrawalForm,
  type WithdrawalRequest,
} from '@plomada/domain'
import { useMoneyText } from '../../application/useMoneyText.ts'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Form, FormField, SubmitButton } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { useFormats } from '../../provider/useFormats.ts'
import { withdrawalMessages as texts } from '../withdrawal.messages.ts'

export interface WithdrawalFormProps {
  /** The jobs from which the signed-in user may withdraw.
   * @default none */
  jobs?: readonly WithdrawableJob[] | undefined
  /** Name and email of the signed-in user. */
  person?: { fullName: string; email: string } | undefined
  /** Sends the request. If it throws, the form keeps what was typed and shows the error. */
  onSubmit: (request: WithdrawalRequest) => Promise<unknown>
}

/** Renders the form of a person who withdraws from a paid job. Users choose one of their jobs, others describe it. */
export const WithdrawalForm = ({ jobs = [], person, onSubmit }: WithdrawalFormProps) => {
  const t = useOverride()
  const toMoney = useMoneyText()
  const { day } = useFormats()
  const marketplaceTexts = useMarketplaceTexts()
  const options = jobs.map(({ assignmentId, title, amount, paidAt }) => ({
    value: assignmentId,
    label: t(texts.job(capitalize(title), toMoney(amount), day(paidAt))),
  }))
  const shared = { ...marketplaceTexts, label: t(texts.title), initial: person }
  const submit = (
    <SubmitButton>
      <Message>{texts.send}</Message>
    </SubmitButton>
  )
  if (options.length === 0)
    return (
      <Form {...shared} form={withdrawalForm} onSubmit={onSubmit}>
        <Panel>
          <Stack gap={5}>
            <FormField form={withdrawalForm} name="fullName" />
            <FormField form={withdrawalForm} name="email" />
            <FormField form={withdrawalForm} name="text" rows={3} />
          </Stack>
        </Panel>
        {submit}
      </Form>
    )
  return (
    <Form {...shared} form={ownWithdrawalForm} options={{ assignmentId: options }} onSubmit={onSubmit}>
      <Panel>
        <Stack gap={5}>
          <FormField form={ownWithdrawalForm} name="fullName" />
          <FormField form={ownWithdrawalForm} name="email" />
          <FormField form={ownWithdrawalForm} name="assignmentId" choice="radio" />
          <FormField form={ownWithdrawalForm} name="text" rows={3} />
        </Stack>
      </Panel>
      {submit}
    </Form>
  )
}
