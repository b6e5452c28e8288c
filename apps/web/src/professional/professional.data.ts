import { calls } from '../data/calls.ts'
import { useAction, useCall, useVisitorResponse } from '../data/useCall.ts'

export const useProfessional = (id: number | null) =>
  useCall(calls.professional.get, id === null ? null : { params: { id } })
export const useProfessionalPreview = (id: number) => useCall(calls.professional.preview, { params: { id } })

/** Returns the preview that the document contains, until the professional for a signed-in user has loaded. */
export const useInitialPreview = (id: number) =>
  useVisitorResponse(calls.professional.preview, { params: { id } })

export const useContact = () => useAction(calls.professional.contact)
