import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fullName, href, paths } from '@plomada/domain'
import { offers, people } from '@plomada/domain/fixtures'
import { nounReads, nounWrites, unseenCalls } from './testing/failures/allFailures.ts'
import { list, type Read } from './testing/failures/failure.ts'
import { consoleError, openApp, press, server } from './testing/product.tsx'
import { contract, failureMessages, withFailureMode } from './testing/server.ts'

const { ana, bruno, elena, maximiliano } = people
const { tankPump } = offers
const offer = href(paths.offer, tankPump)
const rating = href(paths.paid, { role: 'comun', idUser: ana.id, idProduct: tankPump.id })
const professional = href(paths.professional, bruno)

const reads: Read[] = [
  ...nounReads,
  { call: 'payment.list', at: paths.payments, viewer: elena, shows: list('No hay pagos para mostrar') },
  { call: 'audit.list', at: paths.auditLog, viewer: elena, shows: list('No hay eventos para mostrar') },
  { call: 'dashboard.get', at: paths.dashboard, viewer: elena, shows: ['fallo'], rows: 'S-428, S-445' },
  {
    call: 'dashboard.quotas',
    at: paths.dashboard,
    viewer: elena,
    shows: ['No pudimos cargar la lista.'],
  },
  {
    call: 'notification.list',
    at: paths.notifications,
    viewer: bruno,
    shows: list('Todavía no hay notificaciones'),
  },
  { call: 'notification.unread', at: paths.contact, viewer: bruno, shows: ['Contacto'], isOptional: true },
  {
    call: 'notification.preferences',
    at: paths.notificationPreferences,
    viewer: ana,
    shows: list('No pudimos cargar tus preferencias'),
  },
  { call: 'offer.list', at: paths.offers, viewer: null, shows: list('Sin resultados'), rows: 'S-402, S-439' },
  { call: 'offer.list', at: offer, viewer: bruno, shows: ['Sin resultados'], isOptional: true },
  { call: 'offer.preview', at: offer, viewer: null },
  { call: 'offer.get', at: offer, viewer: bruno },
  { call: 'offer.get', at: rating, viewer: ana, shows: ['Valora el servicio'], isOptional: true },
  {
    call: 'offer.own',
    at: href(paths.clientOffers, ana),
    viewer: ana,
    shows: list('Ups! Aún no tienes servicios creados'),
  },
  {
    call: 'offer.assignments',
    at: href(paths.assignments, bruno),
    viewer: bruno,
    shows: list('Aún no tienes trabajos'),
  },
  {
    call: 'offer.applications',
    at: href(paths.applications, bruno),
    viewer: bruno,
    shows: list('Aún no te has postulado a un servicio'),
    rows: 'S-415, S-440',
  },
  { call: 'offer.listAll', at: paths.adminOffers, viewer: elena, shows: list('ups! no hay servicios') },
  {
    call: 'professional.list',
    at: paths.professionals,
    viewer: null,
    shows: list('Sin resultados'),
    rows: 'S-405, S-439',
  },
  { call: 'professional.preview', at: professional, viewer: null },
  { call: 'professional.get', at: professional, viewer: ana, only: /2$/ },
  { call: 'professional.get', at: `${paths.user}?id=4`, viewer: elena, only: /4$/ },
  {
    call: 'professional.get',
    at: href(paths.clientProfile, ana),
    viewer: ana,
    shows: [fullName(ana)],
    isOptional: true,
  },
  {
    call: 'professional.list',
    at: paths.home,
    viewer: null,
    shows: ['No pudimos cargarlos.'],
  },
  { call: 'offer.list', at: paths.home, viewer: null, shows: ['No pudimos cargarlos.'] },
  { call: 'trade.popularPrices', at: paths.home, viewer: null, shows: ['Nosotros'], isOptional: true },
  { call: 'review.recent', at: paths.home, viewer: null, shows: ['Nosotros'], isOptional: true },
  { call: 'trade.list', at: paths.home, viewer: null, shows: ['ups! no hay oficios'], isOptional: true },
  {
    call: 'trade.list',
    at: paths.offers,
    viewer: null,
    shows: ['Cambiar la bomba del tanque'],
    isOptional: true,
  },
  { call: 'trade.list', at: paths.createOffer, viewer: ana, shows: list('ups! no hay oficios') },
  { call: 'trade.list', at: paths.becomeProfessional, viewer: ana, shows: list('ups! no hay oficios') },
  { call: 'trade.list', at: paths.register, viewer: maximiliano, shows: list('ups! no hay oficios') },
  { call: 'trade.list', at: paths.trades, viewer: elena, shows: list('ups! no hay oficios') },
  { call: 'trade.get', at: '/job/1', viewer: ana },
  {
    call: 'trade.prices',
    at: '/oficios/plomeria',
    viewer: null,
    shows: ['No pudimos cargar los precios.'],
    isOptional: true,
  },
  {
    call: 'user.list',
    at: paths.users,
    viewer: elena,
    shows: list('no hay usuarios para mostrar'),
    rows: 'S-439',
  },
]

const toRowMarks = ({ rows }: Read) => (rows ? ` (${rows})` : '')
const cases = withFailureMode(reads).map((read) => ({
  ...read,
  title: `${read.call} at ${read.at}${toRowMarks(read)}`,
}))
/** The specification (8) requires the text for applications. */
const toLogMessage = (call: string) =>
  call === 'offer.applications' ? 'not authenticated' : `Failed to load ${call}`

it.each(cases)(
  '$mode: $title',
  async ({ mode, call, at, viewer, responses, only, prepare, isOptional, ...then }) => {
    const { shows = [failureMessages[mode]] } = then
    const shown = (text: string) => screen.queryAllByText(text, { exact: false })
    server.fault = { call, mode, only }
    Object.assign(server.responses, responses)
    openApp(at, viewer)
    await prepare?.()
    for (const text of shows) await waitFor(() => expect(shown(text)).not.toEqual([]))
    await waitFor(() => expect(consoleError).toHaveBeenCalledWith(toLogMessage(call), expect.any(Error)))
    expect(server.timeouts).toEqual(new Set([20_000]))
    if (isOptional) return
    server.fault = null
    await press('Reintentar')
    await waitFor(() => expect(shows.flatMap(shown)).toEqual([]))
  },
)

it('shows a notice when a file of payments could not be prepared (P-167)', async () => {
  server.fault = { call: 'payment.export', mode: 'server error' }
  openApp(paths.payments, elena)
  await screen.findByText('2 pagos')
  await press('Descargar CSV')
  expect(await screen.findByRole('alert')).toBeDefined()
})

it('covers every call that reads data and that a page makes', () => {
  const reading = contract.filter(({ call }) => call.method === 'GET').map(({ name }) => name)
  // What a button reads fails like a write.
  const byButton = ['payment.export', 'assignment.calendar', ...nounWrites.map(({ call }) => call)]
  const covered = new Set([...reads.map(({ call }) => call), ...unseenCalls, ...byButton])
  expect(reading.filter((name) => !covered.has(name))).toEqual([])
})
