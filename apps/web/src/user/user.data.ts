import { offerCalls, professionalCalls, sessionCalls, userCalls } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

const refreshes = [professionalCalls.get, professionalCalls.list]

export const useRegister = () => useAction(sessionCalls.register, { refreshes })
export const useUpdateUser = () => useAction(userCalls.update, { refreshes })
export const useConfirmEmail = () => useAction(userCalls.confirmEmail, { refreshes })
export const useSendEmailCode = () => useAction(userCalls.sendEmailCode)
export const useSendUserPhoto = () => useAction(userCalls.photo, { refreshes })

export const useUser = (id: number) => useCall(professionalCalls.get, { params: { id } })
/** Changes another user; a ban also hides their offers. */
export const useAmendUser = () =>
  useAction(userCalls.amend, { refreshes: [...refreshes, userCalls.list, offerCalls.list] })
