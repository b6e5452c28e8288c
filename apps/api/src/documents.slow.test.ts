import { mkdtemp, readFile, rm, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { paths } from '@plomada/domain'
import { fillPath } from '@plomada/domain/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { html, renderPage, type Page } from './http/page/page.ts'
import { publicPages } from './web/pages.ts'
import { readWebBuild } from './web/build.ts'
import * as pages from './services/identity/embedded/pages/pages.ts'
import * as passwordPages from './services/identity/embedded/pages/password.ts'
import { databaseUnavailablePage } from './services/identity/embedded/unavailable.ts'
import { enqueueMail } from './services/mail/mail.ts'
import { cardPage, closedPage, unknownPage } from './services/payments/sandbox/sandbox.page.ts'
import type { SandboxSession } from './services/payments/sandbox/sandbox.objects.ts'
import { buildTestApp, type TestApp } from './testing/buildTestApp.ts'
import { REVERT_PATH } from './user/email.actions.ts'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** Returns the errors and warnings of html-validate's standard rules. */
async function validate(document: string): Promise<string[]> {
  const { results } = await validator.validateString(document)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} at ${line}:${column}: ${message}`),
  )
}

const form = { base: '/idp/ingreso/a', formToken: 'token', mailDestination: 'pages' } as const
const home = '/'
const problem = { title: 'No pudimos', text: 'Probar de nuevo.' }
const demo = { password: 'clave', people: [{ name: 'Ana', role: 'client', email: 'ana@plomada.example' }] }
const session = {
  id: 'cs_test',
  amount_total: 2_100_000,
  line_items: { data: [{ description: 'Nivelar la puerta' }] },
  cancel_url: 'https://plomada.example/cancel?a=1&b=2',
  status: 'open',
} as SandboxSession
const card = { number: '', expiry: '', cvc: '', holder: '' }

const serverPages: Record<string, Page> = {
  'sign-in': pages.signInPage({ ...form, home, demo }),
  'refused sign-in': pages.signInPage({ ...form, home, problem, errors: { email: 'Falta' } }),
  'sign-up': pages.signUpPage({ ...form, home }),
  'refused sign-up': pages.signUpPage({
    ...form,
    home,
    mailDestination: 'files',
    errors: { givenName: 'Falta', password: 'Corta' },
  }),
  'code of a sign-up': pages.codePage({ ...form, errors: { code: 'Falta' } }),
  'expired sign-in': pages.expiredPage(home),
  'refused request': pages.refusedPage(home, { error: 'invalid_request', error_description: 'missing "x"' }),
  'sign-in that cannot begin': pages.unavailablePage(home, 'Demasiados intentos', 'Esperar.'),
  'database that is unavailable': databaseUnavailablePage(home),
  'request of a reset': passwordPages.resetRequestPage({ ...form, home, problem }),
  'new password': passwordPages.newPasswordPage({ ...form, home, errors: { password: 'Corta' } }),
  checkout: cardPage(session, card, {}, null),
  'declined checkout': cardPage(session, card, { number: 'Falta' }, 'La tarjeta no tiene fondos.'),
  'paid checkout': closedPage({ ...session, status: 'complete' }, 'https://plomada.example/done', null),
  'expired checkout': closedPage({ ...session, status: 'expired' }, 'https://plomada.example/done', null),
  'unknown checkout': unknownPage,
}

describe('html-validate finds nothing in the page of the server:', () => {
  test.each(Object.entries(serverPages))('%s', async (_name, page) => {
    expect(await validate(renderPage(page))).toEqual([])
    expect(await validate(renderPage(page, 'plomada-theme=dark'))).toEqual([])
  })

  test('an invalid page is found', async () => {
    expect(await validate(renderPage({ title: 'x', card: html`<p>a<div>b</div></p>` }))).not.toEqual([])
  })
})

let app: TestApp
let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plomada-documents-'))
  const template = await readFile(new URL('../../web/index.html', import.meta.url), 'utf8')
  await mkdir(join(root, '.vite'))
  await writeFile(join(root, 'index.html'), template)
  await writeFile(join(root, '.vite/manifest.json'), '{}')
  app = await buildTestApp({ web: await readWebBuild(root), config: { demo: true } })
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})

const get = async (url: string) => {
  const response = await app.app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
  expect(response.headers['content-type']).toContain('text/html')
  return response.body
}

test.each([
  ...publicPages.map(({ path }) => fillPath(path, { id: 1, trade: 'plomeria', city: 'quilmes' })),
  paths.contact,
  paths.terms,
  `${REVERT_PATH}?clave=x`,
  '/checkout/x',
  '/nada/de/nada',
])('html-validate finds nothing in the document of %s', async (url) => {
  expect(await validate(await get(url))).toEqual([])
})

test('html-validate finds nothing in the pages of the outbox', async () => {
  expect(await validate(await get('/outbox'))).toEqual([])
  await enqueueMail(app.db, {
    kind: 'application',
    to: 'ana@plomada.example',
    subject: 'Hola',
    text: 'Ver: https://plomada.example/x?a=1&b=2 <b>',
  })
  for (const url of ['/outbox', '/outbox/1', '/outbox/2']) expect(await validate(await get(url))).toEqual([])
})
