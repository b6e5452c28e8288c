import { alertCalls } from './alert/alert.calls.ts'
import { applicationCalls } from './application/application.calls.ts'
import { auditCalls } from './audit/audit.calls.ts'
import { conversationCalls } from './conversation/conversation.calls.ts'
import { dashboardCalls } from './dashboard/dashboard.calls.ts'
import { favoriteCalls } from './favorite/favorite.calls.ts'
import { invitationCalls } from './invitation/invitation.calls.ts'
import { notificationCalls } from './notification/notification.calls.ts'
import { offerCalls, offerWireNames } from './offer/offer.calls.ts'
import { paymentCalls } from './payment/payment.calls.ts'
import { professionalCalls } from './professional/professional.calls.ts'
import { questionCalls } from './question/question.calls.ts'
import { reviewCalls } from './review/review.calls.ts'
import { sessionCalls } from './session/session.calls.ts'
import { tradeCalls } from './trade/trade.calls.ts'
import { profileWireNames, userCalls } from './user/user.calls.ts'

export {
  alertCalls,
  applicationCalls,
  auditCalls,
  conversationCalls,
  dashboardCalls,
  favoriteCalls,
  invitationCalls,
  notificationCalls,
  offerCalls,
  paymentCalls,
  professionalCalls,
}
export { alertWireNames } from './alert/alert.wire.ts'
export { counterWireNames, termsWireNames } from './application/application.wire.ts'
export { offerWireNames, profileWireNames, questionCalls, reviewCalls, sessionCalls, tradeCalls, userCalls }
export { HEARTBEAT_MS, STREAMS_PER_USER, liveEvents } from './conversation/conversation.live.ts'
export type { LiveEvent, LiveEventName } from './conversation/conversation.live.ts'

export const calls = {
  alert: alertCalls,
  application: applicationCalls,
  audit: auditCalls,
  conversation: conversationCalls,
  dashboard: dashboardCalls,
  favorite: favoriteCalls,
  invitation: invitationCalls,
  notification: notificationCalls,
  offer: offerCalls,
  payment: paymentCalls,
  professional: professionalCalls,
  question: questionCalls,
  review: reviewCalls,
  session: sessionCalls,
  trade: tradeCalls,
  user: userCalls,
}
