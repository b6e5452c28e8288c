import { applicationOf, lacksProfile, type Offer } from '@plomada/domain'
import { Problem } from '@plomada/domain/define'
import { useState } from 'react'
import { type ApplyState, offerCopy } from '../offer/index.ts'
import { viewers, type Who } from './market.ts'
import { signIn, useNotices } from './Screen.tsx'
import { answer, type Given } from './useList.ts'

/** Applying to offers: shown as done at once, taken back when the connection is lost. */
export const useApplying = (who: Who, given: Given) => {
  const viewer = viewers[who]
  const { notify, clear } = useNotices()
  const [sent, setSent] = useState<readonly number[]>([])
  const [needsProfile, setNeedsProfile] = useState(false)

  const apply = async (offer: Offer) => {
    if (!viewer) return signIn()
    if (lacksProfile(viewer)) return setNeedsProfile(true)
    setSent((now) => [...now, offer.id])
    notify('success', offerCopy.hasApplied)
    if (given !== 'offline') return
    const refusal = new Problem('unavailable')
    await answer(refusal).catch(() => {
      clear()
      setSent((now) => now.filter((id) => id !== offer.id))
      notify('error', refusal.message)
    })
  }

  return {
    viewer,
    needsProfile,
    closeNeedsProfile: () => setNeedsProfile(false),
    applicationFor: (offer: Offer): ApplyState =>
      sent.includes(offer.id) ? 'sent' : applicationOf(viewer, offer),
    apply: (offer: Offer) => void apply(offer),
  }
}
