import { useState } from 'react'
import { getAmount, type Applicant, type Offer } from '@plomada/domain'
import { offerMessages } from '@plomada/ui'
import { toUserError } from '@plomada/domain/define'
import { notify } from '../notice/notices.ts'
import { useAccept } from './offer.data.ts'

/** Returns the handler that accepts an applicant, and the id of the applicant while the request is pending. */
export function useAcceptApplicant(offer: Offer | null) {
  const accept = useAccept()
  const [acceptingId, setAccepting] = useState<number>()
  const onAccept = async (applicant: Applicant) => {
    if (!offer) return
    setAccepting(applicant.id)
    try {
      await accept({
        body: { workerId: applicant.id, offerId: offer.id, amount: getAmount(applicant, offer) },
      })
      notify('success', offerMessages.accepted)
    } catch (error) {
      notify('error', toUserError(error).message)
    } finally {
      setAccepting(undefined)
    }
  }
  return { acceptingId, onAccept: (applicant: Applicant) => void onAccept(applicant) }
}
