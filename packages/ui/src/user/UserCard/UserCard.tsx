'use client'
import { fullName, formatRating, formatResidence, type User, smallPhoto } from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { OptionalText } from '../../marketplace/OptionalText.tsx'
import { TradeBadge } from '../../trade/TradeBadge/TradeBadge.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import * as card from '../personCard.css.ts'
import { RoleBadge } from '../RoleBadge/RoleBadge.tsx'
import { userMessages } from '../user.messages.ts'
import * as css from './UserCard.css.ts'

export interface UserCardProps {
  /** The user. */
  user: User
  /** URL of the user's page for admins. The link of the name covers the card. */
  href: string
  /** Called on click. */
  onFollow?: ((user: User) => void) | undefined
  /** Level of the heading.
   * @default 3 */
  level?: 2 | 3
}

/** Renders a user in a list for admins. */
export const UserCard = ({ user, href, onFollow, level = 3 }: UserCardProps) => {
  const t = useOverride()
  const { place, averageRating, trades } = user
  const name = fullName(user)
  return (
    <article className={card.card} data-link>
      <div className={card.body}>
        <div className={card.head}>
          <Avatar name={name} seed={user.id} photo={smallPhoto(user.photo)} size="large" />
          <div className={card.heading}>
            <Stack gap={1}>
              <Heading level={level} size="card">
                <Anchor href={href} className={card.stretched} onClick={() => onFollow?.(user)}>
                  {name}
                </Anchor>
              </Heading>
              <Inline gap="snug">
                <RoleBadge role={user.role} />
                {!user.isActive && (
                  <Badge tone="danger" icon={icons.ban}>
                    <Message>{userMessages.banned}</Message>
                  </Badge>
                )}
              </Inline>
            </Stack>
          </div>
        </div>
        <Inline gap="snug">
          {trades.length === 0 ? (
            <Badge>
              <Message>{userMessages.noTrades}</Message>
            </Badge>
          ) : (
            trades.map((trade) => <TradeBadge key={trade.id} trade={trade} />)
          )}
        </Inline>
        <div className={css.places}>
          <span className={css.place}>
            <Icon icon={icons.pin} size="sm" label={t(userMessages.residence)} />
            {formatResidence({ ...place, address: null }, t)}
          </span>
          <span className={css.place}>
            <Icon icon={icons.house} size="sm" label={t(userMessages.address)} />
            <OptionalText>{place.address}</OptionalText>
          </span>
        </div>
      </div>
      <div className={card.foot}>
        <span className={card.label}>
          <Message>{userMessages.rating}</Message>
        </span>
        <span className={card.rating}>
          <span className={card.average}>{t(formatRating(averageRating))}</span>
          {averageRating !== null && <Stars score={averageRating} size="sm" />}
        </span>
      </div>
    </article>
  )
}
