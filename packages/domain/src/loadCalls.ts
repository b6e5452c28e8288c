import type { calls } from './nouns.ts'

type Calls = typeof calls

/** Loads the calls of one noun: an app that sends a call needs the schemas of no other. */
export const loadCalls: { readonly [Noun in keyof Calls]: () => Promise<Calls[Noun]> } = {
  alert: () => import('./alert/alert.calls.ts').then((module) => module.alertCalls),
  application: () => import('./application/application.calls.ts').then((module) => module.applicationCalls),
  assignment: () => import('./assignment/assignment.calls.ts').then((module) => module.assignmentCalls),
  audit: () => import('./audit/audit.calls.ts').then((module) => module.auditCalls),
  conversation: () =>
    import('./conversation/conversation.calls.ts').then((module) => module.conversationCalls),
  dashboard: () => import('./dashboard/dashboard.calls.ts').then((module) => module.dashboardCalls),
  favorite: () => import('./favorite/favorite.calls.ts').then((module) => module.favoriteCalls),
  invitation: () => import('./invitation/invitation.calls.ts').then((module) => module.invitationCalls),
  notification: () =>
    import('./notification/notification.calls.ts').then((module) => module.notificationCalls),
  offer: () => import('./offer/offer.calls.ts').then((module) => module.offerCalls),
  payment: () => import('./payment/payment.calls.ts').then((module) => module.paymentCalls),
  payout: () => import('./payout/payout.calls.ts').then((module) => module.payoutCalls),
  professional: () =>
    import('./professional/professional.calls.ts').then((module) => module.professionalCalls),
  question: () => import('./question/question.calls.ts').then((module) => module.questionCalls),
  receipt: () => import('./receipt/receipt.calls.ts').then((module) => module.receiptCalls),
  review: () => import('./review/review.calls.ts').then((module) => module.reviewCalls),
  session: () => import('./session/session.calls.ts').then((module) => module.sessionCalls),
  trade: () => import('./trade/trade.calls.ts').then((module) => module.tradeCalls),
  user: () => import('./user/user.calls.ts').then((module) => module.userCalls),
  withdrawal: () => import('./withdrawal/withdrawal.calls.ts').then((module) => module.withdrawalCalls),
}
