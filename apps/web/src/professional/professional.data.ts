import type { ProfessionalFilters } from '@plomada/domain'
import { professionalCalls } from '../data/calls.ts'
import { useAction, useCall } from '../data/useCall.ts'

export const useProfessionals = (filters: ProfessionalFilters) =>
  useCall(professionalCalls.list, { query: filters }, { keepsPrevious: true })
export const useProfessional = (id: number | null) =>
  useCall(professionalCalls.get, id === null ? null : { params: { id } })
export const useContact = () => useAction(professionalCalls.contact)
