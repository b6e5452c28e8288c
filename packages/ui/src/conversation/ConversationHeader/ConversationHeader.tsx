'use client'
import {
  assignmentHref,
  capitalize,
  fullName,
  offerHref,
  professionalHref,
  smallPhoto,
  type Conversation,
} from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Link } from '../../base/Link/Link.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { job } from '../../offer/offer.messages.ts'
import { OfferStateBadge } from '../../offer/OfferStateBadge/OfferStateBadge.tsx'
import * as messages from '../conversation.messages.ts'
import * as css from './ConversationHeader.css.ts'

export interface ConversationHeaderProps {
  /** The conversation; undefined while it loads. */
  conversation: Pick<Conversation, 'other' | 'offer' | 'isOwner' | 'assignmentId'> | undefined
  /** URL of the list of conversations, for the link that only phones show. */
  backHref: string
}

type Subject = NonNullable<ConversationHeaderProps['conversation']>

const Content = ({ other, offer, isOwner, assignmentId }: Subject) => {
  const t = useOverride()
  const name = fullName(other)
  return (
    <>
      <Avatar name={name} seed={other.id} photo={smallPhoto(other.photo)} />
      <div className={css.text}>
        <Heading level={1} size="card">
          {isOwner ? (
            <Link href={professionalHref(other)}>{name}</Link>
          ) : (
            <span className={css.name}>{name}</span>
          )}
        </Heading>
        <span className={css.offer}>
          <Link href={offerHref(offer)}>{capitalize(offer.title)}</Link>
        </span>
      </div>
      <span className={css.state}>
        <OfferStateBadge state={offer.state} />
      </span>
      {assignmentId !== null && (
        <Anchor href={assignmentHref({ id: assignmentId })} className={css.job} aria-label={t(job)}>
          <Icon icon={icons.briefcase} size="lg" />
        </Anchor>
      )}
    </>
  )
}

/** As high as the content. */
const Loading = () => (
  <>
    <Skeleton shape="avatar" />
    <div className={css.text}>
      <div className={css.loadingName}>
        <Skeleton shape="short" />
      </div>
      <div className={css.loadingOffer}>
        <Skeleton shape="short" />
      </div>
    </div>
  </>
)

/** Renders the other party of a conversation and the offer that it is about. */
export const ConversationHeader = ({ conversation, backHref }: ConversationHeaderProps) => {
  const t = useOverride()
  return (
    <header className={css.header}>
      <Anchor href={backHref} className={css.back} aria-label={t(messages.back)}>
        <Icon icon={icons.arrowLeft} size="lg" />
      </Anchor>
      {conversation ? <Content {...conversation} /> : <Loading />}
    </header>
  )
}
