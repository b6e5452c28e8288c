// @vitest-environment node
import { expect, it, vi } from 'vitest'
import { aliases, offerFilters, paths } from '@plomada/domain'
import { fillPath, problems } from '@plomada/domain/contract'
import {
  demoTrades,
  offers,
  professionals,
  toOfferPreview,
  toProfessionalPreview,
} from '@plomada/domain/fixtures'
import { renderPage, type PageRequest } from './renderPage.tsx'

const settings = {
  identity: { domain: 'http://x/idp', clientId: 'web', audience: 'api', endsAllSessions: true },
  emailjs: { origin: '/api/emailjs', publicKey: 'k', serviceId: 's', templateId: 't' },
  budgetMaximum: 99_999,
  canHoldPayments: true,
  addressVisibility: 'everyone' as const,
}
const hostile = '</script><img src=x onerror=alert(1)>'
const list = (title: string) => ({
  call: 'offer.list',
  input: { query: offerFilters.initial },
  answer: { result: [{ ...offers.tankPump, title }], totalPages: 9, total: 90 },
})
const responses = [{ call: 'trade.list', input: {}, answer: { result: demoTrades } }, list('bomba de agua')]

async function render(url: string, options: Partial<PageRequest> = {}): Promise<string> {
  const content = await renderPage({
    url,
    settings,
    responses,
    onError: (error) => {
      throw error
    },
    signal: new AbortController().signal,
    ...options,
  })
  return new TextDecoder().decode(content)
}

it('renders a list with the responses of the server, and links to its pages', async () => {
  const html = await render('/service')
  expect(html).toContain('Bomba de agua')
  expect(html).toContain('href="/service?page=2"')
  expect(html).not.toContain('<template')
  expect(html).not.toContain('<script')
})

it('renders the page of a visitor', async () => {
  expect(await render('/service')).toContain('Ingresar')
})

/** Pages that show visitors their content. */
const publicPaths: readonly string[] = [
  paths.home,
  paths.offers,
  paths.offer,
  paths.professionals,
  paths.professional,
  paths.localTrades,
  paths.localTrade,
  paths.localTradeInCity,
  paths.contact,
  paths.terms,
  paths.privacy,
  paths.regret,
  paths.closeAccount,
  paths.paymentFailed,
]
const privatePaths = Object.values(paths).filter((path) => !publicPaths.includes(path) && !aliases.has(path))

it.each(privatePaths)(
  'renders a skeleton, and no text for visitors, for signed-in users: %s (P-147)',
  async (path) => {
    const url = fillPath(path, { id: 7, role: 'comun', idUser: 117, idProduct: 680 })
    const html = await render(url, { responses: [] })
    expect(html).toContain('aria-busy="true"')
    expect(html).toContain('Cargando...')
    expect(html).not.toContain('hace falta ingresar')
    expect(html).not.toContain('<template')
  },
)

it('renders without responses what a page shows while it loads', async () => {
  const html = await render('/service', { responses: [] })
  expect(html).toContain('Pagina de Servicios</h1>')
  expect(html).not.toContain('Bomba de agua')
})

it('keeps the responses of requests apart that are rendered at the same time', async () => {
  const [one, other] = await Promise.all([
    render('/service'),
    render('/service', { responses: [list('reja')] }),
  ])
  expect(one).toContain('Bomba de agua')
  expect(other).toContain('Reja')
  expect(other).not.toContain('Bomba de agua')
})

const previewOf = (answer: unknown, isRefused = false) => ({
  call: 'offer.preview',
  input: { params: { id: 11 } },
  answer,
  isRefused,
})

it('renders the preview of an offer, and what is left of a removed one', async () => {
  const preview = previewOf({ result: toOfferPreview(offers.tankPump) })
  const html = await render('/service/detail/11', { responses: [preview] })
  expect(html).toContain('cambiar la bomba del tanque</h1>')
  expect(html).toContain('2 postulantes')
  expect(html).toContain('Ingresar para postular')
  const refusal = { code: 'removed', message: problems.removed.sentence, status: 410 }
  const removed = await render('/service/detail/11', { responses: [previewOf(refusal, true)] })
  expect(removed).toContain('Esta publicación ya no está disponible</h1>')
})

it('renders the preview of a professional', async () => {
  const response = {
    call: 'professional.preview',
    input: { params: { id: 2 } },
    answer: { result: toProfessionalPreview(professionals.bruno) },
  }
  const html = await render('/professional/detail/2', { responses: [response] })
  expect(html).toContain('Bruno Saldaño</h1>')
  // Content security policies block them.
  expect(html).not.toContain('style=')
})

it('escapes user content', async () => {
  const html = await render('/service', { responses: [list(hostile)] })
  expect(html).toContain('&lt;img src=x')
  expect(html).not.toContain('<img src=x')
})

it('renders the page for unknown paths', async () => {
  expect(await render('/nada')).toContain('Página no encontrada</h1>')
})

it('applies the message overrides of the deployment', async () => {
  const messages = { 'Pagina de Servicios': 'Página de servicios' }
  expect(await render('/service', { settings: { ...settings, messages } })).toContain(
    'Página de servicios</h1>',
  )
})

it('reports a part that cannot be rendered and keeps the frame', async () => {
  const onError = vi.fn<(error: unknown) => void>()
  const broken = { ...list(''), answer: { result: [null], totalPages: 1, total: 1 } }
  const html = await render('/service', { responses: [broken], onError })
  expect(onError).toHaveBeenCalledOnce()
  expect(html).toContain('<header')
})
