// Apart from the texts of the events, which a page without notifications does not load.

/** The kinds of events that notify a user, in the order in which an offer causes them. */
export const notificationKinds = [
  'contact',
  'alert',
  'invitation',
  'question',
  'answer',
  'application',
  'message',
  'edit',
  'withdrawal',
  'counterOffer',
  'counterAnswer',
  'decline',
  'notChosen',
  'acceptance',
  'offer',
  'payment',
  'assignment',
  'payout',
  'review',
  'suspension',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The kinds whose channels no user can choose: what users have to know about their accounts. */
const requiredKinds: readonly NotificationKind[] = ['suspension']
export const isRequiredKind = (kind: NotificationKind): boolean => requiredKinds.includes(kind)

/** The kinds of which users choose the channels. */
export const preferenceKinds = /* @__PURE__ */ notificationKinds.filter(
  (kind): kind is Exclude<NotificationKind, 'suspension'> => !isRequiredKind(kind),
)

/** How often a kind of event is mailed. */
export const mailFrequencies = ['immediate', 'daily', 'off'] as const
export type MailFrequency = (typeof mailFrequencies)[number]
