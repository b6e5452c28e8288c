import { getApplicationStatus, isMissingProfile, type Offer } from '@plomada/domain'
import { problems } from '@plomada/domain/define'
import { useState } from 'react'
import { type ApplyState, offerMessages } from '../offer/index.ts'
import { viewers, type ViewerName } from './marketplace.ts'
import { signIn, useNotices } from './screenDecorators.tsx'
import { type DataState, respond } from './screenData.ts'

/** Returns the handler that applies to an offer. Applications are shown optimistically and undone when offline. */
export const useOfferApplications = (viewerName: ViewerName, dataState: DataState) => {
  const viewer = viewers[viewerName]
  const { notify, clear } = useNotices()
  const [sent, setSent] = useState<readonly number[]>([])
  const [needsProfile, setNeedsProfile] = useState(false)

  const apply = async (offer: Offer) => {
    if (!viewer) return signIn()
    if (isMissingProfile(viewer)) return setNeedsProfile(true)
    setSent((now) => [...now, offer.id])
    notify('success', offerMessages.hasApplied)
    if (dataState !== 'offline') return
    await respond()
    clear()
    setSent((now) => now.filter((id) => id !== offer.id))
    notify('error', problems.unavailable.sentence)
  }

  return {
    viewer,
    needsProfile,
    closeNeedsProfile: () => setNeedsProfile(false),
    applicationFor: (offer: Offer): ApplyState =>
      sent.includes(offer.id) ? 'sent' : getApplicationStatus(viewer, offer),
    apply: (offer: Offer) => void apply(offer),
  }
}
