import type { Examples } from '../contract/example.ts'
import type { professionalCalls } from './professional.calls.ts'
import { bruno, ok, toPage, workplace } from '../exampleValues.ts'
import { professionalFilters } from './professional.filters.ts'
import { professionals, toProfessionalPreview } from './professional.fixtures.ts'
import { trades } from '../trade/trade.fixtures.ts'

export const professionalExamples: Examples<typeof professionalCalls> = {
  list: {
    query: { ...professionalFilters.initial, trade: trades.plumbing.id, days: ['lunes', 'sabado'] },
    response: toPage({ ...bruno, email: null, phone: null, place: { ...workplace, address: null } }),
  },
  get: {
    params: { id: bruno.id },
    response: { result: { ...professionals.bruno, photo: bruno.photo, email: null, phone: null } },
  },
  preview: {
    params: { id: bruno.id },
    response: { result: toProfessionalPreview({ ...professionals.bruno, photo: bruno.photo }) },
  },
  contact: {
    params: { professionalId: bruno.id },
    body: { message: '¿Podés pasar el jueves a ver la bomba?' },
    response: ok,
  },
}
