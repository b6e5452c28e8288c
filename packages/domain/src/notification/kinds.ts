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
  'payment',
  'review',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** How often a kind of event is mailed. */
export const mailFrequencies = ['immediate', 'daily', 'off'] as const
export type MailFrequency = (typeof mailFrequencies)[number]
