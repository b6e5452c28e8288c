'use client'
import {
  type Application,
  cityDistance,
  type ComparisonOrder,
  comparisonOrders,
  fullName,
  getAmount,
  isOpenApplication,
  isOpenOffer,
  type Offer,
  PINNED_MAXIMUM,
  smallPhoto,
  sortApplications,
  togglePin,
} from '@plomada/domain'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Link } from '../../base/Link/Link.tsx'
import { Select } from '../../base/Select/Select.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { ToggleButton } from '../../base/ToggleButton/ToggleButton.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { type Override, useOverride } from '../../marketplace/overrides.ts'
import { classes } from '../../theme/classes.ts'
import { ApplicantActions } from './ApplicantActions.tsx'
import { AcceptDialog } from '../AcceptDialog/AcceptDialog.tsx'
import {
  AmountText,
  AvailabilityText,
  CounterOfferText,
  priceTerm,
  RatingText,
  StepBacksText,
} from '../ApplicationFacts.tsx'
import { MessageWithPhotos } from '../ApplicationPhotos.tsx'
import { ApplicationStateBadge } from '../ApplicationStateBadge.tsx'
import * as shared from '../application.css.ts'
import { applicationMessages, orderLabels } from '../application.messages.ts'
import * as css from './ApplicantComparison.css.ts'

/** What the client has chosen in the comparison, for the address of the page. */
export interface Comparison {
  /** Order of the applicants; null for the order of their arrival. */
  order: ComparisonOrder | null
  /** Ids of the pinned professionals, at most four. */
  pinnedIds: readonly number[]
}

export interface ApplicantComparisonProps {
  /** The applications to the offer. */
  applications: readonly Application[]
  /** The offer. */
  offer: Pick<Offer, 'budget' | 'place' | 'state'> & Partial<Pick<Offer, 'phase'>>
  /** The chosen order and pins. */
  comparison: Comparison
  /** Called with the new order and pins. */
  onChange: (comparison: Comparison) => void
  /** Accepts an applicant, after a confirmation. If it throws, the dialog shows the error. */
  onAccept: (application: Application) => Promise<unknown>
  /** Declines an application. If it throws, the dialog shows the error. */
  onDecline: (application: Application, reason: string) => Promise<unknown>
  /** Answers a quote with another amount. If it throws, the dialog shows the error. */
  onCounter: (application: Application, amount: number) => Promise<unknown>
  /** Maximum amount in pesos.
   * @default 99999 */
  budgetMaximum?: number
  /** Returns the address of a professional's profile. */
  hrefFor: (professional: { id: number }) => string
}

// Their forms are loaded with the first dialog.
const DeclineDialog = lazy(() =>
  import('../DeclineDialog/DeclineDialog.tsx').then((module) => ({ default: module.DeclineDialog })),
)
const CounterOfferDialog = lazy(() =>
  import('../CounterOfferDialog/CounterOfferDialog.tsx').then((module) => ({
    default: module.CounterOfferDialog,
  })),
)

const ARRIVAL = 'arrival'

/** Renders the applicants of an own offer side by side, sorted and pinned by the client, who accepts or declines them. */
export const ApplicantComparison = (props: ApplicantComparisonProps) => {
  const {
    applications,
    offer,
    comparison,
    onChange,
    onAccept,
    onDecline,
    onCounter,
    budgetMaximum,
    hrefFor,
  } = props
  const [acceptedId, setAcceptedId] = useState<number | null>(null)
  const [declined, setDeclined] = useState<Application | null>(null)
  const [countered, setCountered] = useState<Application | null>(null)
  const [hasOpened, setHasOpened] = useState(false)
  const { pinnedIds } = comparison
  // From the list, so that the dialog shows a price that changes while it is open.
  const accepted = applications.find(({ professional }) => professional.id === acceptedId) ?? null
  return (
    <div className={css.comparison}>
      <Bar comparison={comparison} onChange={onChange} />
      <ul className={css.list}>
        {sortApplications(applications, offer, comparison).map((application) => {
          const { id } = application.professional
          return (
            <Applicant
              key={id}
              hrefFor={hrefFor}
              application={application}
              offer={offer}
              isPinned={pinnedIds.includes(id)}
              canPin={pinnedIds.length < PINNED_MAXIMUM}
              onPin={() => onChange({ ...comparison, pinnedIds: togglePin(pinnedIds, id) })}
              onAccept={() => setAcceptedId(id)}
              onDecline={() => {
                setHasOpened(true)
                setDeclined(application)
              }}
              onCounter={() => {
                setHasOpened(true)
                setCountered(application)
              }}
            />
          )
        })}
      </ul>
      <AcceptDialog
        candidate={accepted}
        budget={offer.budget}
        otherCount={applications.filter((one) => one !== accepted && isOpenApplication(one)).length}
        onClose={() => setAcceptedId(null)}
        onAccept={async () => accepted && onAccept(accepted)}
      />
      {hasOpened && (
        <Suspense>
          <DeclineDialog
            name={declined && fullName(declined.professional)}
            onClose={() => setDeclined(null)}
            onDecline={async (reason) => declined && onDecline(declined, reason)}
          />
          <CounterOfferDialog
            name={countered && fullName(countered.professional)}
            currentAmount={countered ? getAmount(countered, offer) : 0}
            budgetMaximum={budgetMaximum}
            onClose={() => setCountered(null)}
            onCounter={async (amount) => countered && onCounter(countered, amount)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Renders the order of the applicants and the number of pinned ones. */
const Bar = ({ comparison, onChange }: Pick<ApplicantComparisonProps, 'comparison' | 'onChange'>) => {
  const t = useOverride()
  const { order, pinnedIds } = comparison
  const options = [
    { value: ARRIVAL, label: t(applicationMessages.arrival) },
    ...comparisonOrders.map((value) => ({ value, label: t(orderLabels[value]) })),
  ]
  const setOrder = (value: string) =>
    onChange({ ...comparison, order: comparisonOrders.find((one) => one === value) ?? null })
  return (
    <div className={css.bar}>
      <div className={css.order}>
        <Select
          label={<Message>{applicationMessages.orderBy}</Message>}
          options={options}
          value={order ?? ARRIVAL}
          onChange={setOrder}
        />
      </div>
      <div role="status">
        <Text size="small" tone="muted">
          {pinnedIds.length > 0 && t(applicationMessages.pinnedCount(pinnedIds.length))}
        </Text>
      </div>
    </div>
  )
}

interface ApplicantProps extends Pick<ApplicantComparisonProps, 'offer' | 'hrefFor'> {
  application: Application
  isPinned: boolean
  canPin: boolean
  onPin: () => void
  onAccept: () => void
  onDecline: () => void
  onCounter: () => void
}

const Applicant = ({ application, offer, isPinned, canPin, onPin, hrefFor, ...actions }: ApplicantProps) => {
  const t = useOverride()
  const { professional, message, photos } = application
  const name = fullName(professional)
  const isOpen = isOpenApplication(application)
  return (
    <li className={classes(css.applicant, isPinned && css.pinned, !isOpen && css.closed)}>
      <div className={css.head}>
        <Avatar name={name} seed={professional.id} photo={smallPhoto(professional.photo)} />
        <div className={css.person}>
          <Heading level={2} size="card">
            <Link href={hrefFor(professional)}>{name}</Link>
          </Heading>
          <Text size="small" tone="muted">
            {professional.trades.map((trade) => trade.name).join(', ')}
          </Text>
        </div>
      </div>
      <div className={css.marks}>
        {application.state !== 'sent' && <ApplicationStateBadge state={application.state} />}
        {isOpen && application.isOutdated && (
          <Badge tone="warning">
            <Message>{applicationMessages.outdated}</Message>
          </Badge>
        )}
        <span className={css.pin}>
          <ToggleButton
            size="small"
            {...(isPinned && { icon: icons.check })}
            isSelected={isPinned}
            isDisabled={!isPinned && !canPin}
            label={t(applicationMessages.pinOf(name))}
            onChange={onPin}
          >
            <Message>{applicationMessages.pin}</Message>
          </ToggleButton>
        </span>
      </div>
      <Fact term={priceTerm(application)}>
        <AmountText application={application} budget={offer.budget} />
        <CounterOfferText application={application} />
      </Fact>
      <Fact term={applicationMessages.rating}>
        <RatingText professional={professional} />
        <StepBacksText professional={professional} />
      </Fact>
      <Fact term={applicationMessages.distance}>
        {getDistanceText(professional.city, offer.place.city, t)}
      </Fact>
      <Fact term={applicationMessages.availability}>
        <AvailabilityText application={application} />
      </Fact>
      <Fact term={applicationMessages.message}>
        <MessageWithPhotos message={message} photos={photos} />
      </Fact>
      <div className={css.actions}>
        {isOpen && isOpenOffer(offer) && (
          <ApplicantActions application={application} name={name} {...actions} />
        )}
      </div>
    </li>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <dl className={css.fact}>
    <dt className={shared.term}>
      <Message>{term}</Message>
    </dt>
    <dd className={shared.value}>{children}</dd>
  </dl>
)

function getDistanceText(city: string | null, workCity: string, t: Override): string {
  const distance = cityDistance(city, workCity)
  if (city === null || distance === null) return city ?? t(applicationMessages.unknown)
  return t(
    city === workCity ? applicationMessages.sameCity(city) : applicationMessages.kilometers(city, distance),
  )
}
