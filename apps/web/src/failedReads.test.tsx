import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fullName, href, paths, type User } from '@plomada/domain'
import { offers, people } from '@plomada/domain/fixtures'
import { open, press, said, server } from './testing/product.tsx'
import { contract, sentences, ways } from './testing/server.ts'

interface Read {
  call: string
  /** The page that makes it, and who looks at it. */
  at: string
  who: User | null
  /** Which of the addresses that the call asks is meant. */
  only?: RegExp
  /** What the page then shows; the product's own sentence where nothing is named. */
  says?: string[]
  /** What of the checklist it is. */
  rows?: string
  /** Nothing on the page asks again: the rest of it stands, and the call is made anew by itself. */
  isBeside?: true
}

const { ana, bruno, elena, maximiliano } = people
const { leakingTap } = offers
const offer = href(paths.offer, leakingTap)
const rating = href(paths.paid, { role: 'comun', idUser: ana.id, idProduct: leakingTap.id })
const professional = href(paths.professional, bruno)
const list = (empty: string) => [empty, 'No se pudo cargar la lista.']

const reads: Read[] = [
  { call: 'audit.list', at: paths.auditLog, who: elena, says: list('No hay eventos para mostrar') },
  { call: 'dashboard.get', at: paths.dashboard, who: elena, says: ['fallo'], rows: 'S-428, S-445' },
  {
    call: 'dashboard.quotas',
    at: paths.dashboard,
    who: elena,
    says: ['No se pudo cargar la lista.'],
  },
  { call: 'offer.list', at: paths.offers, who: null, says: list('Sin resultados'), rows: 'S-402, S-439' },
  { call: 'offer.list', at: offer, who: bruno, says: ['Sin resultados'], isBeside: true },
  { call: 'offer.get', at: offer, who: bruno },
  { call: 'offer.get', at: rating, who: ana, says: ['Valora el servicio'], isBeside: true },
  {
    call: 'offer.own',
    at: href(paths.clientOffers, ana),
    who: ana,
    says: list('Ups! Aún no tienes servicios creados'),
  },
  {
    call: 'offer.assignments',
    at: href(paths.assignments, bruno),
    who: bruno,
    says: list('Aún no tienes trabajos'),
  },
  {
    call: 'offer.applications',
    at: href(paths.applications, bruno),
    who: bruno,
    says: list('Aún no te has postulado a un servicio'),
    rows: 'S-415, S-440',
  },
  { call: 'offer.listAll', at: paths.adminOffers, who: elena, says: list('ups! no hay servicios') },
  {
    call: 'professional.list',
    at: paths.professionals,
    who: null,
    says: list('Sin resultados'),
    rows: 'S-405, S-439',
  },
  { call: 'professional.get', at: professional, who: ana, only: /2$/ },
  { call: 'professional.get', at: professional, who: elena, only: /1$/, says: ['N/E'], isBeside: true },
  { call: 'professional.get', at: `${paths.user}?id=4`, who: elena, only: /4$/ },
  {
    call: 'professional.get',
    at: href(paths.clientProfile, ana),
    who: ana,
    says: [fullName(ana)],
    isBeside: true,
  },
  { call: 'trade.list', at: paths.home, who: null, says: ['ups! no hay oficios'], isBeside: true },
  { call: 'trade.list', at: paths.offers, who: null, says: ['Cambiar la bomba del tanque'], isBeside: true },
  { call: 'trade.list', at: paths.createOffer, who: ana, says: list('ups! no hay oficios') },
  { call: 'trade.list', at: paths.becomeProfessional, who: ana, says: list('ups! no hay oficios') },
  { call: 'trade.list', at: paths.register, who: maximiliano, says: list('ups! no hay oficios') },
  { call: 'trade.list', at: paths.trades, who: elena, says: list('ups! no hay oficios') },
  { call: 'trade.get', at: '/job/1', who: ana },
  {
    call: 'user.list',
    at: paths.users,
    who: elena,
    says: list('no hay usuarios para mostrar'),
    rows: 'S-439',
  },
]

const rowsIn = ({ rows }: Read) => (rows ? ` (${rows})` : '')
const cases = reads.flatMap((read) =>
  ways.map((way) => ({ ...read, way, title: `${read.call} at ${read.at}${rowsIn(read)}` })),
)
/** What the console says; one in the specification's own words (8). */
const logOf = (call: string) => (call === 'offer.applications' ? 'not authenticated' : `${call} was not read`)

it.each(cases)('$way: $title', async ({ way, call, at, who, only, isBeside, says = [sentences[way]] }) => {
  const shown = (text: string) => screen.queryAllByText(text, { exact: false })
  server.fault = { call, way, only }
  open(at, who)
  for (const text of says) await waitFor(() => expect(shown(text)).not.toEqual([]))
  await waitFor(() => expect(said).toHaveBeenCalledWith(logOf(call), expect.any(Error)))
  expect(server.patience).toEqual(new Set([20_000]))
  if (isBeside) return
  server.fault = null
  await press('Reintentar')
  await waitFor(() => expect(says.flatMap(shown)).toEqual([]))
})

it('knows every call that reads, but for the one that no page makes', () => {
  const reading = contract.filter(({ call }) => call.method === 'GET').map(({ name }) => name)
  expect(new Set([...reads.map(({ call }) => call), 'notification.list'])).toEqual(new Set(reading))
})
