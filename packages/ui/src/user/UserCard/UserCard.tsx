'use client'
import { fullName, orMissing, ratingText, residence, type User, smallPhoto } from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { useWords } from '../../provider/index.ts'
import { TradeBadge } from '../../trade/TradeBadge/TradeBadge.tsx'
import * as card from '../personCard.css.ts'
import { RoleBadge } from '../RoleBadge/RoleBadge.tsx'
import { userCopy } from '../user.copy.ts'
import * as css from './UserCard.css.ts'

export interface UserCardProps {
  /** Whose card it is. */
  user: User
  /** Where an admin changes them; the name's link takes the whole card. */
  href: string
  /** Called when the card is followed, for a page that remembers whom it leads to. */
  onFollow?: ((user: User) => void) | undefined
  /** Place of the name in the outline of the page.
   * @default 3 */
  level?: 2 | 3
}

/** Somebody in an admin's list, whatever their role and state. */
export const UserCard = ({ user, href, onFollow, level = 3 }: UserCardProps) => {
  const words = useWords()
  const { place, averageRating, trades } = user
  const name = fullName(user)
  return (
    <article className={card.card} data-link>
      <div className={card.body}>
        <div className={card.head}>
          <Avatar name={name} id={user.id} photo={smallPhoto(user.photo)} size="large" />
          <div className={card.who}>
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
                    {userCopy.banned}
                  </Badge>
                )}
              </Inline>
            </Stack>
          </div>
        </div>
        <Inline gap="snug">
          {trades.length === 0 ? (
            <Badge>{userCopy.noTrades}</Badge>
          ) : (
            trades.map((trade) => <TradeBadge key={trade.id} trade={trade} />)
          )}
        </Inline>
        <div className={css.places}>
          <span className={css.place}>
            <Icon picture={icons.pin} size="sm" label={userCopy.residence} />
            {residence({ ...place, address: null }, words)}
          </span>
          <span className={css.place}>
            <Icon picture={icons.house} size="sm" label={userCopy.address} />
            {words(orMissing(place.address))}
          </span>
        </div>
      </div>
      <div className={card.foot}>
        <span className={card.label}>
          <Words>{userCopy.rating}</Words>
        </span>
        <span className={card.rating}>
          <span className={card.average}>{words(ratingText(averageRating))}</span>
          {averageRating !== null && <Stars score={averageRating} size="sm" />}
        </span>
      </div>
    </article>
  )
}
