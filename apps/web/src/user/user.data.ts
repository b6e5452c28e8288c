import { professionalCalls, sessionCalls, userCalls } from '@plomada/domain/calls'
import { useAction } from '../data/useCall.ts'

const refreshes = [professionalCalls.get, professionalCalls.list]

export const useRegister = () => useAction(sessionCalls.register, { refreshes })
export const useUpdateUser = () => useAction(userCalls.update, { refreshes })
export const useSendUserPhoto = () => useAction(userCalls.photo, { refreshes })
