import { useState } from 'react'
import type { Applicant, Offer } from '@plomada/domain'
import { offerCopy } from '@plomada/ui'
import { refusalOf } from '@plomada/domain/define'
import { notify } from '../notice/notices.ts'
import { useAccept } from './offer.data.ts'

/** Accepting an applicant of an offer; while it is on its way the panel shows whose button was pressed. */
export function useAccepting(offer: Offer | null) {
  const accept = useAccept()
  const [acceptingId, setAccepting] = useState<number>()
  const onAccept = async (applicant: Applicant) => {
    if (!offer) return
    setAccepting(applicant.id)
    try {
      await accept({ body: { workerId: applicant.id, offerId: offer.id } })
      notify('success', offerCopy.accepted)
    } catch (error) {
      notify('error', refusalOf(error).message)
    } finally {
      setAccepting(undefined)
    }
  }
  return { acceptingId, onAccept: (applicant: Applicant) => void onAccept(applicant) }
}
