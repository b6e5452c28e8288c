'use client'
import {
  type Application,
  type ApplicationDraft,
  type CommissionRule,
  hasLeft,
  isOpenApplication,
  type Offer,
} from '@plomada/domain'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { ConfirmChanges, type ConfirmChangesProps } from '../../offer/ConfirmChanges/ConfirmChanges.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { ApplicationDialog, type ApplicationDialogProps } from '../ApplicationDialog/ApplicationDialog.tsx'
import { AmountText, AvailabilityText, CounterOfferText, priceTerm } from '../ApplicationFacts.tsx'
import { ApplicationPhotos } from '../ApplicationPhotos.tsx'
import { ApplicationStateBadge } from '../ApplicationStateBadge.tsx'
import * as css from '../application.css.ts'
import { applicationMessages } from '../application.messages.ts'
import { NetText } from '../NetText.tsx'
import { useMoneyText } from '../useMoneyText.ts'
import { WithdrawDialog } from '../WithdrawDialog/WithdrawDialog.tsx'

export interface OwnApplicationProps extends Pick<
  ApplicationDialogProps,
  'offer' | 'budgetMaximum' | 'commission' | 'onUploadPhoto' | 'draft' | 'onDraft'
> {
  /** The application; null before the professional applies. */
  application: Application | null
  /** Applies with terms. If it throws, the dialog keeps the values and shows the error. */
  onApply: (terms: ApplicationDraft) => Promise<unknown>
  /** Changes the terms. If it throws, the dialog keeps the values and shows the error. */
  onEdit: (terms: ApplicationDraft) => Promise<unknown>
  /** Accepts or refuses the client's amount, and reports a failure itself. */
  onCounterAnswer: (isAccepted: boolean) => Promise<unknown>
  /** What changed in the offer since the professional applied. */
  pendingChanges?: Offer['pendingChanges']
  /** Confirms the application as the offer is now, and reports a failure itself. */
  onConfirm?: ConfirmChangesProps['onConfirm']
  /** Withdraws the application. If it throws, the dialog shows the error. */
  onWithdraw: () => Promise<unknown>
}

const helpTexts = {
  sent: null,
  edited: null,
  withdrawn: applicationMessages.withdrawnHelp,
  declined: applicationMessages.declinedHelp,
  accepted: applicationMessages.acceptedHelp,
  expired: applicationMessages.expiredHelp,
  ended: applicationMessages.endedHelp,
} as const

/** Renders the application of a professional to an offer: how to send it with terms, edit it and withdraw it. */
export const OwnApplication = (props: OwnApplicationProps) => {
  const { application, onApply, onEdit, onWithdraw, onCounterAnswer, draft, onDraft, ...rest } = props
  const { pendingChanges = null, onConfirm, ...form } = rest
  const [opened, setOpened] = useState<'apply' | 'edit' | 'withdraw' | null>(null)
  const close = () => setOpened(null)
  const isOpen = application !== null && isOpenApplication(application)
  const canApply = application === null || hasLeft(application.state)
  return (
    <Stack>
      {isOpen && onConfirm && (
        <ConfirmChanges offer={{ title: form.offer.title, pendingChanges }} onConfirm={onConfirm} />
      )}
      {application && (
        <Summary application={application} budget={form.offer.budget} commission={isOpen && form.commission}>
          {isOpen && application.counterOffer?.state === 'open' && (
            <CounterOffer
              amount={application.counterOffer.amount}
              commission={form.commission}
              onAnswer={onCounterAnswer}
            />
          )}
          {isOpen && (
            <Inline gap={2}>
              <Button variant="secondary" size="small" icon={icons.edit} onClick={() => setOpened('edit')}>
                <Message>{applicationMessages.edit}</Message>
              </Button>
              <Button variant="ghost" size="small" onClick={() => setOpened('withdraw')}>
                <Message>{applicationMessages.withdraw}</Message>
              </Button>
            </Inline>
          )}
        </Summary>
      )}
      {canApply && (
        <Button variant="outline" isBlock onClick={() => setOpened('apply')}>
          <Message>{applicationMessages.applyWithTerms}</Message>
        </Button>
      )}
      <ApplicationDialog
        {...form}
        draft={draft}
        onDraft={onDraft}
        isOpen={opened === 'apply'}
        onClose={close}
        onSubmit={onApply}
      />
      {application && (
        <ApplicationDialog
          {...form}
          terms={application}
          isOpen={opened === 'edit'}
          onClose={close}
          onSubmit={onEdit}
        />
      )}
      <WithdrawDialog isOpen={opened === 'withdraw'} onClose={close} onConfirm={onWithdraw} />
    </Stack>
  )
}

interface SummaryProps {
  application: Application
  budget: number
  /** Of a job that begins now; nothing once it may have begun with another one. */
  commission: CommissionRule | false | undefined
  children: ReactNode
}

const Summary = ({ application, budget, commission, children }: SummaryProps) => {
  const id = useId()
  const help = helpTexts[application.state]
  return (
    <section aria-labelledby={id}>
      <Stack gap={3}>
        <div className={css.head}>
          <Heading level={3} size="card" id={id}>
            <Message>{applicationMessages.own}</Message>
          </Heading>
          <ApplicationStateBadge state={application.state} />
        </div>
        {help && (
          <Text size="small" tone="muted">
            <Message>{help}</Message>
          </Text>
        )}
        <dl className={css.facts}>
          <Fact term={priceTerm(application)}>
            <AmountText application={application} budget={budget} />
            {commission && <NetText amount={application.quote ?? budget} commission={commission} />}
            {application.counterOffer?.state !== 'open' && <CounterOfferText application={application} />}
          </Fact>
          <Fact term={applicationMessages.availability}>
            <AvailabilityText application={application} />
          </Fact>
          {application.message !== '' && (
            <Fact term={applicationMessages.message}>
              <Text keepLineBreaks>{application.message}</Text>
            </Fact>
          )}
          {application.photos.length > 0 && (
            <Fact term={applicationMessages.photos}>
              <ApplicationPhotos photos={application.photos} />
            </Fact>
          )}
          {application.declineReason !== '' && (
            <Fact term={applicationMessages.declineReason}>
              <Text keepLineBreaks>{application.declineReason}</Text>
            </Fact>
          )}
        </dl>
        {children}
      </Stack>
    </section>
  )
}

interface CounterOfferProps {
  amount: number
  commission: CommissionRule | undefined
  onAnswer: OwnApplicationProps['onCounterAnswer']
}

/** Renders the client's amount with the buttons that accept and refuse it. */
const CounterOffer = ({ amount, commission, onAnswer }: CounterOfferProps) => {
  const t = useOverride()
  const toMoney = useMoneyText()
  const [answer, setAnswer] = useState<boolean | null>(null)
  const send = async (isAccepted: boolean) => {
    setAnswer(isAccepted)
    await onAnswer(isAccepted).finally(() => setAnswer(null))
  }
  const stateOf = (isAccepted: boolean) => ({
    pending: answer === isAccepted ? t(applicationMessages.answering) : undefined,
    isDisabled: answer === !isAccepted,
    keepsFocus: true,
  })
  return (
    <Stack gap={2}>
      <Text weight="strong">{t(applicationMessages.counterOpen(toMoney(amount)))}</Text>
      {commission && <NetText amount={amount} commission={commission} />}
      <Inline gap={2}>
        <Button size="small" {...stateOf(true)} onClick={() => void send(true)}>
          <Message>{applicationMessages.acceptCounter}</Message>
        </Button>
        <Button variant="secondary" size="small" {...stateOf(false)} onClick={() => void send(false)}>
          <Message>{applicationMessages.refuseCounter}</Message>
        </Button>
      </Inline>
    </Stack>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={css.fact}>
    <dt className={css.term}>
      <Message>{term}</Message>
    </dt>
    <dd className={css.value}>{children}</dd>
  </div>
)
