import { professionalCalls } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

export const useProfessional = (id: number | null) =>
  useCall(professionalCalls.get, id === null ? null : { params: { id } })
export const useContact = () => useAction(professionalCalls.contact)
