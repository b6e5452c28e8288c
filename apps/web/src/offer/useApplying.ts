import { useCallback, useState } from 'react'
import { applicationOf, lacksProfile, type Application, type Offer } from '@plomada/domain'
import { offerCopy } from '@plomada/ui'
import { refusalOf } from '@plomada/domain/define'
import { closeNotice, notify } from '../notice/notices.ts'
import { useSession } from '../session/useSession.ts'
import { useApply } from './offer.data.ts'

/**
 * Applying to offers: shown as done at once and taken back with the server's sentence when it refuses (decision
 * D-063). A visitor is sent to sign in, which finishes the application.
 */
export function useApplying() {
  const { viewer, signIn } = useSession()
  const send = useApply()
  const [sent, setSent] = useState<ReadonlySet<number>>(new Set())
  const [needsProfile, setNeedsProfile] = useState(false)

  // One and the same as long as nobody signs in or out: a card is drawn anew when anything of it is new.
  const apply = useCallback(
    async ({ id }: Pick<Offer, 'id'>) => {
      if (!viewer) return signIn({ kind: 'apply', id })
      // Whoever is banned is told so by the server, and not to fill in a profile that would not help.
      if (viewer.isActive && lacksProfile(viewer)) return setNeedsProfile(true)
      setSent((now) => new Set(now).add(id))
      const notice = notify('success', offerCopy.hasApplied)
      try {
        await send({ params: { serviceId: id } })
      } catch (error) {
        closeNotice(notice)
        setSent((now) => new Set([...now].filter((other) => other !== id)))
        notify('error', refusalOf(error).message)
      }
    },
    [viewer, signIn, send],
  )

  return {
    viewer,
    needsProfile,
    closeNeedsProfile: () => setNeedsProfile(false),
    applicationFor: (offer: Offer): Application =>
      sent.has(offer.id) ? 'sent' : applicationOf(viewer, offer),
    apply,
  }
}
