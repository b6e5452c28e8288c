import type { closeForm, Offer } from '@plomada/domain'
import { type DataOf, toUserError } from '@plomada/domain/contract'
import { offerMessages } from '@plomada/ui'
import { notify } from '../notice/notices.ts'
import { useCloseOffer, useRenewOffer, useReopenOffer } from './offer.data.ts'

/** Returns the handlers with which a client closes, opens again and renews an own offer. They report the result. */
export function useOfferLife() {
  const close = useCloseOffer()
  const reopen = useReopenOffer()
  const renew = useRenewOffer()
  const report = async (act: Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await act
      notify('success', done, { throughNavigation: true })
      return true
    } catch (error) {
      notify('error', toUserError(error).message)
      return false
    }
  }
  const paramsOf = ({ id }: Pick<Offer, 'id'>) => ({ params: { serviceId: id } })
  return {
    /** Throws a failure, which the dialog shows. */
    onClose: async (offer: Pick<Offer, 'id'>, closure: DataOf<typeof closeForm>) => {
      await close({ ...paramsOf(offer), body: closure })
      notify('success', offerMessages.closedDone)
    },
    onReopen: (offer: Pick<Offer, 'id'>) => report(reopen(paramsOf(offer)), offerMessages.reopened),
    onRenew: (offer: Pick<Offer, 'id'>) => report(renew(paramsOf(offer)), offerMessages.renewed),
  }
}
