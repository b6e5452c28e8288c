import { expect, test, type Page } from './fixtures.ts'
import { acceptApplicant, applyTo, publishOffer } from './offers.ts'
import { blockStream } from './stream.ts'

const address = 'Calle 12'

/** Reads the document of a page, as search engines do. */
const readDocument = async (page: Page, path: string) => {
  const response = await page.request.get(path, { headers: { accept: 'text/html' } })
  return { status: response.status(), text: await response.text() }
}

test('a visitor opens a shared offer, signs in from it and has applied (S-009, S-011, S-107, S-382, S-421)', async ({
  baseURL,
  page,
  getToken,
  uniqueNumber,
}) => {
  const title = `Arreglar un portón ${uniqueNumber}`
  const id = await publishOffer(baseURL, await getToken('Ana'), title)
  const path = `/service/detail/${id}`
  await page.goto(path)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(main.getByText('Todavía no hay postulantes')).toBeVisible()
  await expect(main.getByText(address)).toHaveCount(0)
  await expect(main.getByText('Ana')).toHaveCount(0)
  await main.getByRole('button', { name: 'Ingresar para postular' }).click()
  await page.getByRole('button', { name: 'Bruno' }).click()
  await expect(page).toHaveURL(`${baseURL}${path}`)
  await expect(page.getByText('Te has postulado')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Postulado' })).toBeDisabled()
  await expect(main.getByText(new RegExp(address))).toBeVisible()
  expect((await readDocument(page, path)).text).toContain('1 postulante')
})

test('a visitor opens a shared professional, signs in from it and has contacted them (S-010, S-135, S-382, S-427, P-140)', async ({
  baseURL,
  page,
}) => {
  await page.goto('/professional/detail/2')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Bruno Saldaño' })).toBeVisible()
  await main.getByRole('button', { name: 'Ingresar para contactar' }).first().click()
  await page.getByRole('button', { name: 'Ana' }).click()
  await expect(page).toHaveURL(`${baseURL}/professional/detail/2`)
  await expect(page.getByText('Notificacion enviada correctamente')).toBeVisible()
  await expect(main.getByRole('heading', { level: 1, name: 'Bruno Saldaño' })).toBeVisible()
})

test('without JavaScript, offers and professionals show their content, and a missing one says so', async ({
  baseURL,
  newDevice,
  getToken,
  uniqueNumber,
}) => {
  const title = `Cambiar una cerradura ${uniqueNumber}`
  const id = await publishOffer(baseURL, await getToken('Ana'), title)
  const page = await newDevice({ javaScriptEnabled: false })
  await page.goto(`/service/detail/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Con el material puesto.')).toBeVisible()
  await expect(page.getByText('$ 41.000')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Servicios de Plomería' })).toBeVisible()
  await page.goto('/professional/detail/2')
  await expect(page.getByRole('heading', { level: 1, name: 'Bruno Saldaño' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Opiniones de nuestros usuarios' })).toBeVisible()
  const response = await page.goto('/service/detail/99999999')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible()
})

test(
  'a removed offer is 410 and shows that it is no longer available; its owner still sees it',
  { tag: '@all' },
  async ({ baseURL, page, signedIn, getToken, uniqueNumber }) => {
    const title = `Podar un árbol ${uniqueNumber}`
    const id = await publishOffer(baseURL, await getToken('Ana'), title)
    const path = `/service/detail/${id}`
    const removed = await page.request.delete(`/api/admin/service/delete?id=${id}`, {
      headers: { authorization: `Bearer ${await getToken('Elena')}` },
    })
    expect(removed.status()).toBe(200)
    const response = await page.goto(path)
    expect(response?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta publicación ya no está disponible')
    const ana = await signedIn('Ana')
    await ana.goto(path)
    await expect(ana.getByRole('heading', { level: 1, name: title })).toBeVisible()
  },
)

test('an offer with an accepted applicant shows a visitor that it is closed', async ({
  baseURL,
  page,
  getToken,
  uniqueNumber,
}) => {
  const title = `Impermeabilizar un techo ${uniqueNumber}`
  const token = await getToken('Ana')
  const id = await publishOffer(baseURL, token, title)
  await applyTo(baseURL, await getToken('Bruno'), id)
  await acceptApplicant(baseURL, token, { offerId: id, workerId: 2 })
  const path = `/service/detail/${id}`
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('button', { name: 'Cerrado' })).toBeDisabled()
  const { status, text } = await readDocument(page, path)
  expect(status).toBe(200)
  expect(text).toContain('content="noindex"')
  expect(text).not.toMatch(/Saldaño|Calle 12/)
})

test(
  'a signed-in user sees the preview until the offer has loaded, without a layout shift',
  { tag: '@all' },
  async ({ baseURL, signedIn, getToken, uniqueNumber }) => {
    const id = await publishOffer(baseURL, await getToken('Ana'), `Lijar una puerta ${uniqueNumber}`)
    for (const width of [390, 1280])
      for (const [path, call, own] of [
        [`/service/detail/${id}`, 'offer.preview', 'Postular'],
        ['/professional/detail/3', 'professional.preview', 'Contactar'],
      ] as const) {
        const page = await signedIn('Bruno', { viewport: { width, height: 844 } })
        await blockStream(page)
        const requests: string[] = []
        page.on('request', (request) => requests.push(new URL(request.url()).pathname))
        await page.addInitScript(() => {
          Object.assign(window, { shifted: 0 })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              (window as unknown as { shifted: number }).shifted += entry.value
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page.getByRole('main').getByText(own, { exact: true }).first()).toBeAttached()
        await expect(page.getByText(/^Ingresar para/)).toHaveCount(0)
        expect(await page.locator('#plomada-responses').textContent()).toContain(call)
        // The document contains the preview, so nothing requests it.
        expect(requests.filter((one) => one.includes('/preview/'))).toEqual([])
        const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted)
        expect(shifted, `${path} at ${width} px`).toBeLessThan(0.1)
      }
  },
)
