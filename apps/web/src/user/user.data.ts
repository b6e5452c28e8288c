import type { UserFilters } from '@plomada/domain'
import { offerCalls, professionalCalls, sessionCalls, userCalls } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

const refreshes = [professionalCalls.get, professionalCalls.list]

export const useRegister = () => useAction(sessionCalls.register, { refreshes })
export const useUpdateUser = () => useAction(userCalls.update, { refreshes })
export const useConfirmEmail = () => useAction(userCalls.confirmEmail, { refreshes })
export const useSendEmailCode = () => useAction(userCalls.sendEmailCode)
export const useSendUserPhoto = () => useAction(userCalls.photo, { refreshes })

/** Everybody, for an admin. */
export const useUsers = (filters: UserFilters) =>
  useCall(userCalls.list, { query: filters }, { keepsPrevious: true })
/** One person, as an admin sees them. */
export const useUser = (id: number) => useCall(professionalCalls.get, { params: { id } })
/** Changes somebody else; with a ban their offers go from the lists too. */
export const useAmendUser = () =>
  useAction(userCalls.amend, { refreshes: [...refreshes, userCalls.list, offerCalls.list] })
