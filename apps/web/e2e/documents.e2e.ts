import { gzipSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { href, paths } from '@plomada/domain'
import { expect, test } from './fixtures.ts'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

/** Returns the errors and warnings of html-validate's standard rules. */
async function validate(document: string): Promise<string[]> {
  const { results } = await validator.validateString(document)
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}

test(
  'the documents of public pages and of unknown ones are valid HTML',
  { tag: '@all' },
  async ({ request }) => {
    const urls = [
      paths.home,
      paths.offers,
      `${paths.offers}?page=2&ciudad=Moron`,
      paths.professionals,
      href(paths.professional, { id: 2 }),
      href(paths.offer, { id: 1 }),
      href(paths.trade, { id: 1 }),
      paths.localTrades,
      href(paths.localTrade, { trade: 'plomeria' }),
      href(paths.localTradeInCity, { trade: 'plomeria', city: 'la-plata' }),
      paths.contact,
      paths.terms,
      paths.privacy,
      paths.regret,
      paths.closeAccount,
      '/nada/de/nada',
      '/outbox',
      '/outbox/0',
      '/checkout/nada',
    ]
    for (const url of urls) {
      const response = await request.get(url, { headers: { accept: 'text/html' } })
      expect(response.headers()['content-type'], url).toContain('text/html')
      expect(await validate(await response.text()), url).toEqual([])
    }
  },
)

test('the document of a list has at most 25 kB, gzip', { tag: '@all' }, async ({ request }) => {
  for (const url of [paths.offers, paths.professionals]) {
    const response = await request.get(url, { headers: { accept: 'text/html' } })
    expect(gzipSync(await response.body()).length, url).toBeLessThan(25_000)
  }
})

test('the pages of the sign-in are valid HTML', { tag: '@all' }, async ({ newDevice }) => {
  const page = await newDevice()
  const documents: Promise<[url: string, text: string]>[] = []
  page.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document' && !response.headers()['location']
    if (isPage && response.url().includes('/idp/'))
      documents.push(response.text().then((text) => [response.url(), text]))
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Ingresar' }).first().click()
  await page.getByRole('link', { name: 'Crear cuenta' }).click()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('link', { name: 'Ingresar' }).click()
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Cambiar mi contraseña' })).toBeVisible()
  expect(documents.length).toBeGreaterThanOrEqual(4)
  for (const [url, text] of await Promise.all(documents)) expect(await validate(text), url).toEqual([])
})
