import { useCallback, useState } from 'react'
import { getApplicationStatus, isMissingProfile, type ApplicationStatus, type Offer } from '@plomada/domain'
import { offerMessages } from '@plomada/ui'
import { toUserError } from '@plomada/domain/contract'
import { closeNotice, notify } from '../notice/notices.ts'
import { promptForPush } from '../session/promptForPush.ts'
import { useSession } from '../session/useSession.ts'
import { useApply } from './offer.data.ts'

/**
 * Returns the handler that applies to an offer. The application is shown optimistically and undone when the server
 * refuses it (decision D-063). A visitor is redirected to the sign-in, which then sends the application.
 */
export function useOfferApplications() {
  const { viewer, signIn } = useSession()
  const send = useApply()
  const [sent, setSent] = useState<ReadonlySet<number>>(new Set())
  const [needsProfile, setNeedsProfile] = useState(false)

  // Stable between sign-ins: the cards are memoized.
  const apply = useCallback(
    async ({ id }: Pick<Offer, 'id'>) => {
      if (!viewer) return signIn({ kind: 'apply', id })
      // The server refuses a banned user: a complete profile would not help.
      if (viewer.isActive && isMissingProfile(viewer)) return setNeedsProfile(true)
      setSent((now) => new Set(now).add(id))
      const notice = notify('success', offerMessages.hasApplied)
      try {
        await send({ params: { serviceId: id }, body: {} })
        promptForPush()
      } catch (error) {
        closeNotice(notice)
        notify('error', toUserError(error).message)
      }
      // The offer has been read again, and knows of the application, also when it is withdrawn later.
      setSent((now) => new Set([...now].filter((other) => other !== id)))
    },
    [viewer, signIn, send],
  )

  return {
    viewer,
    needsProfile,
    closeNeedsProfile: () => setNeedsProfile(false),
    applicationFor: (offer: Offer): ApplicationStatus =>
      sent.has(offer.id) ? 'sent' : getApplicationStatus(viewer, offer),
    apply,
  }
}
