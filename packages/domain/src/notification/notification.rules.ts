import { formatPesos } from '../catalogues/money.ts'
import type { Role } from '../catalogues/roles.ts'
import { capitalize } from '../offer/offer.rules.ts'
import { fullName } from '../user/user.rules.ts'
import type { ChannelChoice, EventAbout } from './declaration.ts'
import { getEvent } from './events.ts'
import { type NotificationKind, notificationKinds } from './kinds.ts'
import type { Notification } from './notification.ts'

/** Devices of one user that receive push messages; an additional one replaces the oldest. */
export const DEVICES_MAXIMUM = 10

/** Returns the title of an offer as the texts of events quote it. */
export const quoteTitle = (title: string | undefined): string => `«${capitalize(title ?? '')}»`

/** Returns an amount as the texts of events write it, or null. */
export const quoteAmount = (amount: number | null): string | null =>
  amount === null ? null : `$ ${formatPesos(amount)}`

/** Returns the sentence that a notification shows. */
export const notificationText = ({
  kind,
  from,
  offer,
  amount,
  event,
}: Pick<Notification, 'kind' | 'from' | 'offer' | 'amount' | 'event'>): string =>
  getEvent(kind).text({
    person: fullName(from),
    title: quoteTitle(offer?.title),
    amount: quoteAmount(amount),
    event,
  })

/** Returns the sentence of a notification below the title of its offer, with its amount if it has one. */
export const shortNotificationText = ({
  kind,
  from,
  amount,
  event,
}: Pick<Notification, 'kind' | 'from' | 'amount' | 'event'>): string =>
  getEvent(kind).short({ person: from.firstName, event }) +
  (amount === null ? '' : ` · ${quoteAmount(amount)}`)

/** Returns the path of the page that a notification leads to. */
export const notificationHref = (
  {
    kind,
    offer,
    conversationId,
    assignmentId,
    event,
  }: Pick<Notification, 'kind' | 'offer' | 'conversationId'> &
    Partial<Pick<Notification, 'assignmentId' | 'event'>>,
  recipient: EventAbout['recipient'],
): string =>
  getEvent(kind).link({
    recipient,
    offerId: offer?.id ?? null,
    conversationId,
    assignmentId: assignmentId ?? null,
    event: event ?? null,
  })

/** Returns the channels of a kind for a user: the chosen ones, or those of the declaration. */
export const channelsFor = (kind: NotificationKind, choice: ChannelChoice | null): ChannelChoice =>
  choice ?? getEvent(kind).channels

/** Checks whether users of a role can receive a kind of event. */
export const canReceive = (role: Role, kind: NotificationKind): boolean =>
  getEvent(kind).recipients.includes(role)

/** The options of the filter by kind, for a role. */
export const kindOptions = (role: Role) =>
  notificationKinds
    .filter((kind) => canReceive(role, kind))
    .map((kind) => ({ value: kind, label: getEvent(kind).label }))

/** Notifications about one offer, or of one kind that is about none. */
export interface NotificationGroup {
  kind: NotificationKind
  offer: Notification['offer']
  notifications: Notification[]
}

/** Groups notifications by offer, and those without one by kind. Each group keeps their order, and groups are in the order of their first one. */
export function groupByOffer(notifications: readonly Notification[]): NotificationGroup[] {
  const groups = Map.groupBy(notifications, ({ offer, kind }) => offer?.id ?? kind)
  return [...groups.values()].flatMap((group) =>
    group[0] ? [{ kind: group[0].kind, offer: group[0].offer, notifications: group }] : [],
  )
}
