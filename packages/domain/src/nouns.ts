import { identityQuotas, sharedQuotas } from './catalogues/quotas.ts'
import { alertCalls } from './alert/alert.calls.ts'
import { alertExamples } from './alert/alert.examples.ts'
import { alertQuotas } from './alert/alert.quotas.ts'
import { applicationCalls } from './application/application.calls.ts'
import { applicationExamples } from './application/application.examples.ts'
import { applicationQuotas } from './application/application.quotas.ts'
import { assignmentCalls } from './assignment/assignment.calls.ts'
import { assignmentExamples } from './assignment/assignment.examples.ts'
import { assignmentQuotas } from './assignment/assignment.quotas.ts'
import { auditCalls } from './audit/audit.calls.ts'
import { auditExamples } from './audit/audit.examples.ts'
import { contactQuotas } from './contact/contact.quotas.ts'
import { conversationCalls } from './conversation/conversation.calls.ts'
import { conversationExamples } from './conversation/conversation.examples.ts'
import { conversationQuotas } from './conversation/conversation.quotas.ts'
import { dashboardCalls } from './dashboard/dashboard.calls.ts'
import { dashboardExamples } from './dashboard/dashboard.examples.ts'
import { favoriteCalls } from './favorite/favorite.calls.ts'
import { favoriteExamples } from './favorite/favorite.examples.ts'
import { favoriteQuotas } from './favorite/favorite.quotas.ts'
import { invitationCalls } from './invitation/invitation.calls.ts'
import { invitationExamples } from './invitation/invitation.examples.ts'
import { invitationQuotas } from './invitation/invitation.quotas.ts'
import { notificationCalls } from './notification/notification.calls.ts'
import { notificationExamples } from './notification/notification.examples.ts'
import { notificationQuotas } from './notification/notification.quotas.ts'
import { offerCalls } from './offer/offer.calls.ts'
import { offerExamples } from './offer/offer.examples.ts'
import { offerQuotas } from './offer/offer.quotas.ts'
import { paymentCalls } from './payment/payment.calls.ts'
import { paymentExamples } from './payment/payment.examples.ts'
import { paymentQuotas } from './payment/payment.quotas.ts'
import { payoutCalls } from './payout/payout.calls.ts'
import { payoutExamples } from './payout/payout.examples.ts'
import { payoutQuotas } from './payout/payout.quotas.ts'
import { professionalCalls } from './professional/professional.calls.ts'
import { professionalExamples } from './professional/professional.examples.ts'
import { professionalQuotas } from './professional/professional.quotas.ts'
import { questionCalls } from './question/question.calls.ts'
import { questionExamples } from './question/question.examples.ts'
import { questionQuotas } from './question/question.quotas.ts'
import { receiptCalls } from './receipt/receipt.calls.ts'
import { receiptExamples } from './receipt/receipt.examples.ts'
import { reviewCalls } from './review/review.calls.ts'
import { reviewExamples } from './review/review.examples.ts'
import { sessionCalls } from './session/session.calls.ts'
import { sessionExamples } from './session/session.examples.ts'
import { tradeCalls } from './trade/trade.calls.ts'
import { tradeExamples } from './trade/trade.examples.ts'
import { userCalls } from './user/user.calls.ts'
import { userExamples } from './user/user.examples.ts'
import { userQuotas } from './user/user.quotas.ts'
import { withdrawalCalls } from './withdrawal/withdrawal.calls.ts'
import { withdrawalExamples } from './withdrawal/withdrawal.examples.ts'
import { withdrawalQuotas } from './withdrawal/withdrawal.quotas.ts'

/** All calls of the API, by noun and name. */
export const calls = {
  alert: alertCalls,
  application: applicationCalls,
  assignment: assignmentCalls,
  audit: auditCalls,
  conversation: conversationCalls,
  dashboard: dashboardCalls,
  favorite: favoriteCalls,
  invitation: invitationCalls,
  notification: notificationCalls,
  offer: offerCalls,
  payment: paymentCalls,
  payout: payoutCalls,
  professional: professionalCalls,
  question: questionCalls,
  receipt: receiptCalls,
  review: reviewCalls,
  session: sessionCalls,
  trade: tradeCalls,
  user: userCalls,
  withdrawal: withdrawalCalls,
}

/** One example per call, with domain names. The API documentation and tests encode them for the wire. */
export const examples = {
  alert: alertExamples,
  application: applicationExamples,
  assignment: assignmentExamples,
  audit: auditExamples,
  conversation: conversationExamples,
  dashboard: dashboardExamples,
  favorite: favoriteExamples,
  invitation: invitationExamples,
  notification: notificationExamples,
  offer: offerExamples,
  payment: paymentExamples,
  payout: payoutExamples,
  professional: professionalExamples,
  question: questionExamples,
  receipt: receiptExamples,
  review: reviewExamples,
  session: sessionExamples,
  trade: tradeExamples,
  user: userExamples,
  withdrawal: withdrawalExamples,
}

/**
 * The default limits of each act. A user with a full working day stays below all of them. Not counted: removing what the
 * user saved, such as an alert or a device, which must always be possible and needs a counted act before it; opening a
 * conversation and read marks, which store one row for each counted application.
 */
export const quotas = {
  ...offerQuotas,
  ...applicationQuotas,
  ...assignmentQuotas,
  ...sharedQuotas,
  ...professionalQuotas,
  ...questionQuotas,
  ...conversationQuotas,
  ...favoriteQuotas,
  ...alertQuotas,
  ...invitationQuotas,
  ...paymentQuotas,
  ...payoutQuotas,
  ...userQuotas,
  ...notificationQuotas,
  ...contactQuotas,
  ...withdrawalQuotas,
  ...identityQuotas,
}

export {
  alertCalls,
  applicationCalls,
  assignmentCalls,
  auditCalls,
  conversationCalls,
  dashboardCalls,
  favoriteCalls,
  invitationCalls,
  notificationCalls,
  offerCalls,
  paymentCalls,
  payoutCalls,
  professionalCalls,
  questionCalls,
  receiptCalls,
  reviewCalls,
  sessionCalls,
  tradeCalls,
  userCalls,
  withdrawalCalls,
}
