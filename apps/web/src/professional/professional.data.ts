import { professionalCalls } from '../data/calls.ts'
import { useAction, useCall, useVisitorResponse } from '../data/useCall.ts'

export const useProfessional = (id: number | null) =>
  useCall(professionalCalls.get, id === null ? null : { params: { id } })
export const useProfessionalPreview = (id: number) => useCall(professionalCalls.preview, { params: { id } })

/** Returns the preview that the document contains, until the professional for a signed-in user has loaded. */
export const useInitialPreview = (id: number) =>
  useVisitorResponse(professionalCalls.preview, { params: { id } })

export const useContact = () => useAction(professionalCalls.contact)
