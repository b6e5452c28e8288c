'use client'
import { type Application, isOpenApplication } from '@plomada/domain'
import { Money } from '../base/Money/Money.tsx'
import { Stars } from '../base/Stars/Stars.tsx'
import { Text } from '../base/Text/Text.tsx'
import { Message } from '../marketplace/Message/Message.tsx'
import { useOverride } from '../marketplace/overrides.ts'
import { useFormats } from '../provider/useFormats.ts'
import { reviewMessages } from '../review/review.messages.ts'
import * as css from './application.css.ts'
import { applicationMessages } from './application.messages.ts'
import { useMoneyText } from './useMoneyText.ts'

type Terms = Pick<Application, 'quote' | 'previousAmount' | 'availableFrom' | 'shift'>

/** Renders the amount of an application, with the earlier one or with the note that it accepts the budget. */
export const AmountText = ({ application, budget }: { application: Terms; budget: number }) => {
  const t = useOverride()
  const toMoney = useMoneyText()
  const { quote, previousAmount } = application
  const notes = [
    ...(previousAmount === null ? [] : [t(applicationMessages.wasAmount(toMoney(previousAmount)))]),
    ...(quote === null ? [t(applicationMessages.acceptsBudget)] : []),
  ]
  return (
    <span className={css.amount}>
      <Money amount={quote ?? budget} size="price" />
      {notes.length > 0 && (
        <Text element="span" size="small" tone="muted">
          {notes.join(' · ')}
        </Text>
      )}
    </span>
  )
}

/** Renders when a professional is available. */
export const AvailabilityText = ({
  application,
}: {
  application: Pick<Terms, 'availableFrom' | 'shift'>
}) => {
  const t = useOverride()
  const formats = useFormats()
  const { availableFrom, shift } = application
  if (availableFrom !== null) return t(applicationMessages.from(formats.day(availableFrom), shift))
  if (shift !== null) return t(applicationMessages.shiftOnly(shift))
  return (
    <Text element="span" tone="muted">
      <Message>{applicationMessages.unknown}</Message>
    </Text>
  )
}

/** Returns the name of the amount of an application: once both agreed on it, it is no longer a quote. */
export const priceTerm = ({ counterOffer }: Pick<Application, 'counterOffer'>): string =>
  counterOffer?.state === 'accepted' ? applicationMessages.agreedPrice : applicationMessages.price

/** Renders the client's amount for the quote of an application. An agreed one is the amount of the application. */
export const CounterOfferText = ({
  application,
}: {
  application: Pick<Application, 'counterOffer' | 'state'>
}) => {
  const t = useOverride()
  const toMoney = useMoneyText()
  const { counterOffer } = application
  if (!counterOffer || counterOffer.state === 'accepted') return null
  const unanswered = isOpenApplication(application)
    ? applicationMessages.counterOpen
    : applicationMessages.counterUnanswered
  const text = counterOffer.state === 'open' ? unanswered : applicationMessages.counterRefused
  return (
    <Text size="small" weight="strong">
      {t(text(toMoney(counterOffer.amount)))}
    </Text>
  )
}

/** Renders how many jobs a professional left lately, if it is shown. */
export const StepBacksText = ({
  professional: { stepBacks },
}: {
  professional: Pick<Application['professional'], 'stepBacks'>
}) => {
  if (stepBacks === 0) return null
  return (
    <Text size="small" tone="muted">
      <Message>{reviewMessages.stepBacks(stepBacks)}</Message>
    </Text>
  )
}

/** Renders the rating of a professional with the number of reviews. */
export const RatingText = ({
  professional,
}: {
  professional: Pick<Application['professional'], 'averageRating' | 'reviewCount'>
}) => {
  const t = useOverride()
  const { averageRating, reviewCount } = professional
  if (averageRating === null)
    return (
      <Text tone="muted">
        <Message>{applicationMessages.noRating}</Message>
      </Text>
    )
  return (
    <span className={css.rating}>
      <Stars score={averageRating} size="sm" />
      <Text element="span" size="small" tone="muted">
        {t(applicationMessages.ratingCount(reviewCount))}
      </Text>
    </span>
  )
}
