'use client'
import {
  emailCodeForm,
  formatCuit,
  maskTarget,
  type PayoutAccount,
  type PayoutAccountData,
  payoutAccountForm,
} from '@plomada/domain'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { CodeField } from '../../base/CodeField/CodeField.tsx'
import { DescriptionList } from '../../base/DescriptionList/DescriptionList.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { CancelButton } from '../../form/CancelButton.tsx'
import { Form, FormField, SubmitButton } from '../../form/index.ts'
import { useFormField } from '../../form/useFormField.ts'
import { LoadFailure } from '../../marketplace/LoadFailure/LoadFailure.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useMarketplaceTexts, useOverride } from '../../marketplace/overrides.ts'
import { useFormats } from '../../provider/useFormats.ts'
import { payoutMessages as texts } from '../payout.messages.ts'

export interface PayoutAccountPanelProps {
  /** The account; null before it was entered, undefined while it loads. */
  account: PayoutAccount | null | undefined
  /** Shows an error message because the account failed to load.
   * @default false */
  hasFailed?: boolean
  /** Loads the account again. */
  onRetry?: (() => void) | undefined
  /** The current time, which decides whether payouts are frozen.
   * @default the clock of the browser */
  now?: Date | undefined
  /** Mails the code that confirms an account. The form shows the errors that it throws. */
  onSendCode: (account: PayoutAccountData) => Promise<unknown>
  /** Stores an account with its code. The form shows the errors that it throws. */
  onSave: (account: PayoutAccountData & { code: string }) => Promise<unknown>
}

type Step = 'account' | 'form' | PayoutAccountData

const Code = () => {
  const { value, setValue, field } = useFormField(emailCodeForm, 'code')
  return <CodeField {...field} length={8} value={value} onChange={setValue} />
}

const Facts = ({ account, now }: { account: PayoutAccount; now: Date }) => {
  const t = useOverride()
  const { dateTime } = useFormats()
  const { cuit, target, holder, frozenUntil } = account
  return (
    <>
      <DescriptionList
        items={[
          { id: 'target', term: t(texts.target), description: target },
          { id: 'holder', term: t(texts.holder), description: holder },
          { id: 'cuit', term: t(texts.cuit), description: formatCuit(cuit) },
        ]}
        columns={3}
      />
      {frozenUntil && frozenUntil > now && (
        <Notice kind="info">
          <Message>{texts.frozen(dateTime(frozenUntil))}</Message>
        </Notice>
      )}
    </>
  )
}

const Shown = ({
  account,
  now,
  onChange,
}: Pick<PayoutAccountPanelProps, 'account'> & { now: Date; onChange: () => void }) => (
  <>
    {account === undefined && <Skeleton shape="button" />}
    {account === null && (
      <Text>
        <Message>{texts.noAccount}</Message>
      </Text>
    )}
    {account && <Facts account={account} now={now} />}
    {account !== undefined && (
      <Inline>
        <Button variant={account ? 'secondary' : 'primary'} onClick={onChange}>
          <Message>{account ? texts.changeAccount : texts.addAccount}</Message>
        </Button>
      </Inline>
    )}
  </>
)

const AccountForm = ({
  account,
  draft,
  onSendCode,
  onStep,
}: Pick<PayoutAccountPanelProps, 'account' | 'onSendCode'> & {
  draft: PayoutAccountData | undefined
  onStep: (step: Step) => void
}) => {
  const marketplaceTexts = useMarketplaceTexts()
  return (
    <Form
      {...marketplaceTexts}
      form={payoutAccountForm}
      initial={draft ?? (account ? { cuit: formatCuit(account.cuit), holder: account.holder } : undefined)}
      onSubmit={async (data) => {
        await onSendCode(data)
        onStep(data)
      }}
    >
      {account && (
        <Text tone="muted">
          <Message>{texts.freezeHelp}</Message>
        </Text>
      )}
      <FormField form={payoutAccountForm} name="cuit" inputMode="numeric" />
      <FormField form={payoutAccountForm} name="target" />
      <FormField form={payoutAccountForm} name="holder" />
      <SubmitButton
        secondaryAction={
          <CancelButton onClick={() => onStep('account')}>
            <Message>{texts.cancel}</Message>
          </CancelButton>
        }
      >
        <Message>{texts.continue}</Message>
      </SubmitButton>
    </Form>
  )
}

const CodeForm = ({
  data,
  onSave,
  onStep,
}: Pick<PayoutAccountPanelProps, 'onSave'> & { data: PayoutAccountData; onStep: (step: Step) => void }) => {
  const marketplaceTexts = useMarketplaceTexts()
  return (
    <Form
      {...marketplaceTexts}
      form={emailCodeForm}
      onSubmit={async ({ code }) => {
        await onSave({ ...data, code })
        onStep('account')
      }}
    >
      <Text>
        <Message>{texts.codeSent(maskTarget(data.target))}</Message>
      </Text>
      <Code />
      <SubmitButton
        secondaryAction={
          <CancelButton onClick={() => onStep('form')}>
            <Message>{texts.back}</Message>
          </CancelButton>
        }
      >
        <Message>{texts.confirm}</Message>
      </SubmitButton>
    </Form>
  )
}

/** Renders the account to which the money of the user goes, and the steps that change it: the account, then a mailed code. */
export const PayoutAccountPanel = (props: PayoutAccountPanelProps) => {
  const { account, hasFailed = false, onRetry, now, onSendCode, onSave } = props
  const id = useId()
  const [start] = useState(() => new Date())
  const [step, setStep] = useState<Step>('account')
  const [draft, setDraft] = useState<PayoutAccountData>()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  // What had the focus is gone.
  useLayoutEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  const change = (next: Step) => {
    setDraft(next === 'account' ? undefined : typeof next === 'object' ? next : draft)
    setStep(next)
  }
  const isLost = hasFailed && account === undefined
  return (
    <Panel element="section" labelledBy={id}>
      <Stack gap={4}>
        <Heading level={2} size="card" id={id} ref={heading} isFocusable>
          <Message>{typeof step === 'object' ? texts.confirmAccount : texts.account}</Message>
        </Heading>
        {step === 'account' && (
          <>
            <Text tone="muted">
              <Message>{texts.accountHelp}</Message>
            </Text>
            {isLost ? (
              <LoadFailure onRetry={onRetry}>
                <Message>{texts.accountFailed}</Message>
              </LoadFailure>
            ) : (
              <Shown account={account} now={now ?? start} onChange={() => change('form')} />
            )}
          </>
        )}
        {step === 'form' && (
          <AccountForm account={account} draft={draft} onSendCode={onSendCode} onStep={change} />
        )}
        {typeof step === 'object' && <CodeForm data={step} onSave={onSave} onStep={change} />}
      </Stack>
    </Panel>
  )
}
