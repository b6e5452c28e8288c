import { getAmount, type Applicant, type Offer } from '@plomada/domain'
import { Problem } from '@plomada/domain/contract'
import { offerMessages } from '@plomada/ui'
import { notify } from '../notice/notices.ts'
import { useAccept } from './offer.data.ts'

/** Returns the function that accepts an applicant of an own offer at the amount that the client sees. Returns whether it did. */
export function useAcceptApplicant(offer: Pick<Offer, 'id' | 'budget'> | null | undefined) {
  const accept = useAccept()
  return async (workerId: number, application: Pick<Applicant, 'quote'>): Promise<boolean> => {
    if (!offer) return false
    try {
      await accept({ body: { workerId, offerId: offer.id, amount: getAmount(application, offer) } })
    } catch (error) {
      // The dialog shows what can be tried again. It closes when the offer or the application has changed.
      if (!(error instanceof Problem && error.status === 409)) throw error
      notify('error', error.message)
      return false
    }
    notify('success', offerMessages.accepted, { throughNavigation: true })
    return true
  }
}
