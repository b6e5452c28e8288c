'use client'
import { type Applicant, type Application, fullName, getAmount, smallPhoto } from '@plomada/domain'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { DescriptionList } from '../../base/DescriptionList/DescriptionList.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { ConfirmDialog } from '../../layout/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { AvailabilityText, priceTerm, RatingText } from '../ApplicationFacts.tsx'
import { applicationMessages } from '../application.messages.ts'
import { useMoneyText } from '../useMoneyText.ts'
import * as css from './AcceptDialog.css.ts'

/** What a client reads about an applicant before accepting them. */
export type Candidate = Pick<Application, 'quote' | 'counterOffer' | 'availableFrom' | 'shift'> & {
  professional: Omit<Application['professional'], 'city' | 'stepBacks'>
}

/** Returns an applicant of an own offer as a candidate. */
export const toCandidate = (applicant: Applicant): Candidate => ({ ...applicant, professional: applicant })

export interface AcceptDialogProps {
  /** The applicant; null closes the dialog. */
  candidate: Candidate | null
  /** Budget of the offer: the price of an applicant without a quote. */
  budget: number
  /** Number of the other applicants who wait for an answer. */
  otherCount: number
  /** Called when the dialog closes, after the acceptance or without it. */
  onClose: () => void
  /** Accepts the applicant. If it throws, the dialog shows the error and stays open. */
  onAccept: () => Promise<unknown>
}

/** Asks a client to confirm the professional, the price and the consequences. */
export const AcceptDialog = ({ candidate, onAccept, ...props }: AcceptDialogProps) => {
  const t = useOverride()
  const { onClose } = props
  const name = candidate ? fullName(candidate.professional) : ''
  return (
    <ConfirmDialog
      isOpen={candidate !== null}
      onClose={onClose}
      title={t(applicationMessages.acceptTitle(name))}
      action={<Message>{applicationMessages.accept}</Message>}
      tone="primary"
      onConfirm={onAccept}
    >
      {candidate && <Content candidate={candidate} name={name} {...props} />}
    </ConfirmDialog>
  )
}

type ContentProps = Pick<AcceptDialogProps, 'budget' | 'otherCount'> & { candidate: Candidate; name: string }

const Content = ({ candidate, name, budget, otherCount }: ContentProps) => {
  const t = useOverride()
  const toMoney = useMoneyText()
  const { professional } = candidate
  const amount = getAmount(candidate, { budget })
  const term = priceTerm(candidate)
  return (
    <Stack gap={4}>
      <div className={css.person}>
        <Avatar name={name} seed={professional.id} photo={smallPhoto(professional.photo)} size="large" />
        <div>
          <Text weight="strong">{name}</Text>
          <Text size="small" tone="muted">
            {professional.trades.map((trade) => t(trade.name)).join(', ')}
          </Text>
          <RatingText professional={professional} />
        </div>
      </div>
      <DescriptionList
        items={[
          { id: 'price', term: t(term), description: <Money amount={amount} size="price" /> },
          {
            id: 'day',
            term: t(applicationMessages.availability),
            description: <AvailabilityText application={candidate} />,
          },
        ]}
      />
      <ul className={css.effects}>
        <li>{t(applicationMessages.acceptCloses(otherCount))}</li>
        <li>{t(applicationMessages.acceptContact(professional.firstName))}</li>
        <li>{t(applicationMessages.acceptPay(toMoney(amount)))}</li>
      </ul>
    </Stack>
  )
}
