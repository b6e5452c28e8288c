import { formatRating, formatResidence, fullName, smallPhoto, type User } from '@plomada/domain'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Avatar } from '../../base/Avatar/Avatar.tsx'
import { Badge } from '../../base/Badge/Badge.tsx'
import { Day } from '../../base/Day/Day.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import type { DataTableColumn } from '../../base/DataTable/DataTable.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { OptionalText } from '../../marketplace/OptionalText.tsx'
import type { Override } from '../../marketplace/overrides.ts'
import { TradeBadge } from '../../trade/TradeBadge/TradeBadge.tsx'
import { RoleBadge } from '../RoleBadge/RoleBadge.tsx'
import { userMessages } from '../user.messages.ts'
import * as css from './UserList.css.ts'

interface Links {
  hrefFor: (user: User) => string
  onFollow: ((user: User) => void) | undefined
}

const NameCell = ({ user, hrefFor, onFollow }: Links & { user: User }) => {
  const name = fullName(user)
  return (
    <span className={css.person}>
      <Avatar name={name} seed={user.id} photo={smallPhoto(user.photo)} />
      <span className={css.name}>
        <Anchor href={hrefFor(user)} className={css.link} onClick={() => onFollow?.(user)}>
          {name}
        </Anchor>
        <Inline gap="snug">
          <RoleBadge role={user.role} />
          {!user.isActive && (
            <Badge tone="danger" icon={icons.ban}>
              <Message>{userMessages.banned}</Message>
            </Badge>
          )}
        </Inline>
      </span>
    </span>
  )
}

const Trades = ({ trades }: Pick<User, 'trades'>) => (
  <Inline gap="snug">
    {trades.length === 0 ? (
      <Badge>
        <Message>{userMessages.noTrades}</Message>
      </Badge>
    ) : (
      trades.map((trade) => <TradeBadge key={trade.id} trade={trade} />)
    )}
  </Inline>
)

/** Returns the columns of the table of users. */
export const getUserColumns = (
  t: Override,
  links: Links,
): [DataTableColumn<User>, ...DataTableColumn<User>[]] => [
  {
    id: 'name',
    label: t(userMessages.name),
    sorts: ['ascending', 'descending'],
    cell: (user) => <NameCell user={user} {...links} />,
  },
  {
    id: 'contact',
    label: t(userMessages.contactData),
    cell: ({ email, phone }) => (
      <Text element="span" size="small">
        <span className={css.contact}>
          <OptionalText>{email}</OptionalText>
          <br />
          <OptionalText>{phone}</OptionalText>
        </span>
      </Text>
    ),
  },
  {
    id: 'place',
    label: t(userMessages.residence),
    priority: 'medium',
    cell: ({ place }) => (
      <Text element="span" size="small">
        {formatResidence(place, t)}
      </Text>
    ),
  },
  { id: 'trades', label: t(userMessages.trades), cell: ({ trades }) => <Trades trades={trades} /> },
  {
    id: 'joined',
    label: t(userMessages.joined),
    priority: 'low',
    cell: ({ joinedOn }) => (joinedOn === undefined ? '—' : <Day date={joinedOn} />),
  },
  {
    id: 'rating',
    label: t(userMessages.rating),
    sorts: ['descending', 'ascending'],
    isNumeric: true,
    cell: ({ averageRating }) => t(formatRating(averageRating)),
  },
]
