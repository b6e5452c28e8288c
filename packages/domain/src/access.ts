import { alertAccess } from './alert/alert.access.ts'
import { applicationAccess } from './application/application.access.ts'
import { auditAccess } from './audit/audit.access.ts'
import type { calls } from './calls.ts'
import { conversationAccess } from './conversation/conversation.access.ts'
import { dashboardAccess } from './dashboard/dashboard.access.ts'
import type { Access } from './contract/access.ts'
import { favoriteAccess } from './favorite/favorite.access.ts'
import { invitationAccess } from './invitation/invitation.access.ts'
import { notificationAccess } from './notification/notification.access.ts'
import { offerAccess } from './offer/offer.access.ts'
import { paymentAccess } from './payment/payment.access.ts'
import { professionalAccess } from './professional/professional.access.ts'
import { questionAccess } from './question/question.access.ts'
import { reviewAccess } from './review/review.access.ts'
import { sessionAccess } from './session/session.access.ts'
import { tradeAccess } from './trade/trade.access.ts'
import { userAccess } from './user/user.access.ts'

/** The access rules of every call. Audiences, domain rules and the server's refusals derive from them. */
export const access = {
  alert: alertAccess,
  application: applicationAccess,
  audit: auditAccess,
  conversation: conversationAccess,
  dashboard: dashboardAccess,
  favorite: favoriteAccess,
  invitation: invitationAccess,
  notification: notificationAccess,
  offer: offerAccess,
  payment: paymentAccess,
  professional: professionalAccess,
  question: questionAccess,
  review: reviewAccess,
  session: sessionAccess,
  trade: tradeAccess,
  user: userAccess,
} satisfies {
  [Noun in keyof typeof calls]: Record<keyof (typeof calls)[Noun], Access>
}
