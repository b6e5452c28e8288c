'use client'
import {
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
import { useOverride } from '../../marketplace/overrides.ts'
import { OfferStateBadge } from '../../offer/OfferStateBadge/OfferStateBadge.tsx'
import * as messages from '../conversation.messages.ts'
import * as css from './ConversationHeader.css.ts'

export interface ConversationHeaderProps {
  /** The conversation. */
  conversation: Pick<Conversation, 'other' | 'offer' | 'isOwner'>
  /** URL of the list of conversations, for the link that only phones show. */
  backHref: string
}

/** Renders whom a conversation is with and which offer it is about. */
export const ConversationHeader = ({
  conversation: { other, offer, isOwner },
  backHref,
}: ConversationHeaderProps) => {
  const t = useOverride()
  const name = fullName(other)
  return (
    <header className={css.header}>
      <Anchor href={backHref} className={css.back} aria-label={t(messages.back)}>
        <Icon icon={icons.arrowLeft} size="lg" />
      </Anchor>
      <Avatar name={name} seed={other.id} photo={smallPhoto(other.photo)} />
      <div className={css.text}>
        <Heading level={1} size="card">
          {isOwner ? <Link href={professionalHref(other)}>{name}</Link> : name}
        </Heading>
        <span className={css.offer}>
          <Link href={offerHref(offer)}>{capitalize(offer.title)}</Link>
        </span>
      </div>
      <span className={css.state}>
        <OfferStateBadge state={offer.state} />
      </span>
    </header>
  )
}
