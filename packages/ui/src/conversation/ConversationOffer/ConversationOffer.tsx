'use client'
import {
  assignmentHref,
  type Application,
  type ApplicationState,
  capitalize,
  type Conversation,
  type Offer,
  offerHref,
} from '@plomada/domain'
import { ApplicationStateBadge } from '../../application/ApplicationStateBadge.tsx'
import { AvailabilityText, CounterOfferText, priceTerm } from '../../application/ApplicationFacts.tsx'
import { applicationMessages } from '../../application/application.messages.ts'
import { Button } from '../../base/Button/Button.tsx'
import { Day } from '../../base/Day/Day.tsx'
import { type Description, DescriptionList } from '../../base/DescriptionList/DescriptionList.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Text } from '../../base/Text/Text.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { useMessages } from '../../provider/context.ts'
import * as offerMessages from '../../offer/offer.messages.ts'
import { OfferPhoto } from '../../offer/OfferPhoto/OfferPhoto.tsx'
import { OfferStateBadge } from '../../offer/OfferStateBadge/OfferStateBadge.tsx'
import * as messages from '../conversation.messages.ts'
import * as css from './ConversationOffer.css.ts'

type Subject = Pick<Conversation, 'offer' | 'closed'>
type Terms = Pick<Application, 'state' | 'quote' | 'counterOffer' | 'availableFrom' | 'shift'>

export interface ConversationOfferProps {
  /** The conversation; undefined while it loads. */
  conversation: Subject | undefined
  /** Its offer as the viewer may see it; undefined while it loads. */
  offer: Offer | undefined
  /** The application that the conversation is about; null or undefined when it is not known. */
  application?: Terms | null | undefined
  /** Why there is no offer: it is no longer published, or it failed to load. */
  problem?: 'missing' | 'failed' | undefined
  /** Called when the viewer loads the offer again. */
  onRetry: () => void
}

/** Returns the state of the application until it is accepted. Without it, the reason for a closed conversation names it. */
function getApplicationState({ closed }: Subject, application: Terms | null | undefined) {
  if (application) return application.state === 'accepted' ? undefined : application.state
  return closed === 'withdrawn' || closed === 'declined' || closed === 'expired' ? closed : undefined
}

function useFacts(
  offer: Offer,
  state: ApplicationState | undefined,
  application: Terms | null | undefined,
): Description[] {
  const t = useOverride()
  const { trades, place, budget, agreedAmount, publishedAt } = offer
  const isOpen = state === 'sent' || state === 'edited'
  const hasAvailability = application && (application.availableFrom !== null || application.shift !== null)
  const fact = (term: string, description: Description['description']): Description => ({
    id: term,
    term: t(term),
    description,
  })
  return [
    fact(messages.trade(trades.length), trades.map(({ name }) => t(name)).join(', ')),
    fact(messages.city, t(place.city)),
    fact(offerMessages.budget, <Money amount={budget} />),
    ...(state ? [fact(messages.application, <ApplicationStateBadge state={state} />)] : []),
    ...(agreedAmount === null && application
      ? [
          fact(
            priceTerm(application),
            <>
              {application.quote === null ? (
                t(applicationMessages.acceptsBudget)
              ) : (
                <Money amount={application.quote} />
              )}
              <CounterOfferText application={application} />
            </>,
          ),
        ]
      : []),
    ...(agreedAmount === null ? [] : [fact(offerMessages.agreedPrice, <Money amount={agreedAmount} />)]),
    ...(isOpen && hasAvailability
      ? [fact(applicationMessages.availability, <AvailabilityText application={application} />)]
      : []),
    fact(messages.published, <Day date={publishedAt} />),
  ]
}

interface FactsProps extends Pick<ConversationOfferProps, 'application'> {
  /** The conversation. */
  conversation: Subject
  /** Its offer. */
  offer: Offer
}

/** The photo is last, so that nothing moves when an offer has none. */
const Facts = ({ conversation, offer, application }: FactsProps) => (
  <>
    <div className={css.facts}>
      <DescriptionList
        layout="rows"
        items={useFacts(offer, getApplicationState(conversation, application), application)}
      />
    </div>
    {offer.assignmentId !== null && (
      <Link href={assignmentHref({ id: offer.assignmentId })} icon={icons.briefcase}>
        <Message>{offerMessages.job}</Message>
      </Link>
    )}
    {offer.photo !== null && (
      <span className={css.photo}>
        <OfferPhoto photo={offer.photo} shape="detail" sizes="16rem" />
      </span>
    )}
  </>
)

const Loading = () => (
  <div className={css.loading}>
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} />
    ))}
  </div>
)

const Unavailable = ({ problem, onRetry }: Pick<ConversationOfferProps, 'problem' | 'onRetry'>) => {
  const m = useMessages()
  return (
    <>
      <Text size="small" tone="muted">
        <Message>{problem === 'missing' ? messages.offerMissing : messages.offerFailed}</Message>
      </Text>
      {problem === 'failed' && (
        <div>
          <Button variant="secondary" size="small" onClick={onRetry}>
            {m('retry')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Renders the offer that a conversation is about, beside its messages. */
export const ConversationOffer = ({
  conversation,
  offer,
  application,
  problem,
  onRetry,
}: ConversationOfferProps) => {
  const t = useOverride()
  const title = conversation && capitalize(conversation.offer.title)
  return (
    <aside className={css.offer} aria-label={t(messages.offer)}>
      {conversation ? (
        <div className={css.head}>
          <Heading level={2} size="card">
            {problem === 'missing' ? title : <Link href={offerHref(conversation.offer)}>{title}</Link>}
          </Heading>
          {problem !== 'missing' && <OfferStateBadge state={conversation.offer.state} />}
        </div>
      ) : (
        <Skeleton shape="title" />
      )}
      {conversation && offer && <Facts conversation={conversation} offer={offer} application={application} />}
      {!offer && problem && <Unavailable problem={problem} onRetry={onRetry} />}
      {!offer && !problem && <Loading />}
    </aside>
  )
}
