import type { MountRoutes } from './app.deps.ts'
import { alertRoutes } from './alert/alert.routes.ts'
import { applicationRoutes } from './application/application.routes.ts'
import { auditRoutes } from './audit/audit.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { conversationRoutes } from './conversation/conversation.routes.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { favoriteRoutes } from './favorite/favorite.routes.ts'
import { invitationRoutes } from './invitation/invitation.routes.ts'
import { notificationRoutes } from './notification/notification.routes.ts'
import { offerRoutes } from './offer/offer.routes.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { professionalRoutes } from './professional/professional.routes.ts'
import { questionRoutes } from './question/question.routes.ts'
import { reviewRoutes } from './review/review.routes.ts'
import { sessionRoutes } from './session/session.routes.ts'
import { tradeRoutes } from './trade/trade.routes.ts'
import { userRoutes } from './user/user.routes.ts'

/** The routes of all nouns, in the order of the contract. */
export const routes: readonly MountRoutes[] = [
  alertRoutes,
  applicationRoutes,
  auditRoutes,
  conversationRoutes,
  dashboardRoutes,
  favoriteRoutes,
  invitationRoutes,
  notificationRoutes,
  offerRoutes,
  paymentRoutes,
  professionalRoutes,
  questionRoutes,
  reviewRoutes,
  sessionRoutes,
  tradeRoutes,
  userRoutes,
  contactRoutes,
]
