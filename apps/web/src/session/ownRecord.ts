import { professionalCalls } from '../data/calls.ts'
import { useCall } from '../data/useCall.ts'

/** One's own record as the server has it now: what another tab or an admin changed included. */
export const useOwnRecord = (id: number | null) =>
  useCall(professionalCalls.get, id === null ? null : { params: { id } })
