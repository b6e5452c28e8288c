import { calls } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

const refreshes = [calls.professional.get, calls.professional.list]

export const useRegister = () => useAction(calls.session.register, { refreshes })
export const useUpdateUser = () => useAction(calls.user.update, { refreshes })
export const useConfirmEmail = () => useAction(calls.user.confirmEmail, { refreshes })
export const useSendEmailCode = () => useAction(calls.user.sendEmailCode)
export const useSendUserPhoto = () => useAction(calls.user.photo, { refreshes })

export const useUser = (id: number) => useCall(calls.professional.get, { params: { id } })
/** Changes another user; a ban also hides their offers. */
export const useAmendUser = () =>
  useAction(calls.user.amend, { refreshes: [...refreshes, calls.user.list, calls.offer.list] })
