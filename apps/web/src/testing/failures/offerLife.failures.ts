import { editOfferHref, href, offerHref, paths, renewOfferHref } from '@plomada/domain'
import { offers, people } from '@plomada/domain/fixtures'
import { fireEvent, screen } from '@testing-library/react'
import { press } from '../product.tsx'
import { list, type Read, type Write } from './failure.ts'

const { ana, bruno } = people
const own = ({ id }: { id: number }) => `${href(paths.clientOffers, ana)}?servicio=${id}`
const withOwn = (offer: object) => ({
  'offer.own': { result: [offer], total: 1, totalPages: 1 },
  'offer.get': { result: offer },
})
// Days that never pass.
const closed = { ...offers.closed, closedAt: new Date() }
const expired = { ...offers.expired, closedAt: new Date() }

const openHistory = async () => {
  const heading = await screen.findByText('Historial de cambios')
  const details = heading.closest('details')
  if (details) details.open = true
  if (details) fireEvent(details, new Event('toggle'))
}

export const reads: Read[] = [
  { call: 'offer.get', at: editOfferHref(offers.tankPump), viewer: ana },
  { call: 'offer.get', at: renewOfferHref(offers.tankPump), viewer: ana },
  {
    call: 'offer.history',
    at: own(offers.tankPump),
    viewer: ana,
    prepare: openHistory,
    shows: list('Todavía no cambió nada'),
  },
]

export const writes: Write[] = [
  {
    call: 'offer.edit',
    at: editOfferHref(offers.tankPump),
    viewer: ana,
    button: 'Guardar cambios',
    fields: { Título: 'Cambiar la bomba' },
  },
  {
    call: 'offer.close',
    at: own(offers.tankPump),
    viewer: ana,
    prepare: () => press('Cerrar'),
    button: 'Cerrar publicación',
  },
  {
    call: 'offer.reopen',
    at: own(closed),
    viewer: ana,
    responses: withOwn(closed),
    button: 'Abrir de nuevo',
  },
  {
    call: 'offer.renew',
    at: renewOfferHref(expired),
    viewer: ana,
    responses: withOwn(expired),
    button: 'Renovar',
  },
  {
    call: 'application.confirm',
    at: offerHref(offers.edited),
    viewer: bruno,
    responses: { 'offer.get': { result: offers.edited } },
    button: 'Confirmar mi postulación a «Cambiar la bomba y el automático»',
  },
]
