import { expect, test } from './fixtures.ts'
import { hasHorizontalScroll } from './checkPage.ts'
import { publishOffer } from './offers.ts'
import { filter, goTo } from './people.ts'

test('a visitor who applies signs in first; the application is then sent and shown on every device of the user (S-008, S-009, S-034, S-107, S-309, S-380..S-382)', async ({
  baseURL,
  page,
  signedIn,
  getToken,
  uniqueNumber,
}) => {
  const title = `Destapar una rejilla ${uniqueNumber}`
  await publishOffer(baseURL, await getToken('Ana'), title)
  const list = `/service?tittle=${encodeURIComponent(title)}`
  await page.goto(list)
  const offer = page.getByRole('article')
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible()
  await expect(offer.getByRole('link')).toHaveCount(0)
  await offer.getByRole('button', { name: /^Postular a/ }).click()
  await page.getByRole('button', { name: 'Bruno' }).click()
  await expect(page).toHaveURL(/\/service\?tittle=/)
  await expect(page.getByText('Te has postulado')).toBeVisible()
  await expect(offer.getByRole('button', { name: /^Postulado/ })).toBeDisabled()
  const address = await offer.getByRole('link').first().getAttribute('href')
  const phone = await signedIn('Bruno')
  await phone.goto(list)
  const link = phone.locator(`a[href="${address}"]`)
  const same = phone.getByRole('article').filter({ has: link })
  await expect(same.getByRole('button', { name: /^Postulado/ })).toBeDisabled()
  await phone.goto(`/profilep/postulaciones/2?${new URLSearchParams({ tittle: title }).toString()}`)
  await expect(link.first()).toBeVisible()
})

test(
  'a visitor finds a professional by trade and contacts them after signing in (S-007, S-010, S-036, S-086, S-135, S-150..S-153, S-452)',
  { tag: '@phone' },
  async ({ page }) => {
    const name = page.getByRole('searchbox', { name: 'Nombre', exact: true })
    await page.goto('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Plomería Cañerías/ })
      .click()
    await expect(page).toHaveURL(/\/professional\?job=1$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Profesionales' })).toBeVisible()
    await goTo(page, 'Gas', { under: 'Profesionales' })
    await expect(page).toHaveURL(/\/professional\?job=\d+$/)
    await filter(page, () => name.fill('saldaño'), /name=salda/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: /^Contactar/ }).click()
    await page.getByRole('button', { name: 'Ana' }).click()
    await expect(page.getByText('Notificacion enviada correctamente')).toBeVisible()
    await page.getByRole('link', { name: 'Bruno Saldaño' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bruno Saldaño' })).toBeVisible()
    await expect(page.getByText('Notificacion enviada correctamente')).toHaveCount(0)
    await page.getByRole('button', { name: 'Contactar' }).click()
    const contacted = page.getByRole('status').filter({ hasText: 'Notificacion enviada correctamente' })
    await expect(contacted).toBeVisible()
    await page.getByRole('link', { name: 'Volver' }).first().click()
    await expect(page).toHaveURL(/\/professional$/)
    // The button is available again on the next visit, to the same person too.
    await filter(page, () => name.fill('saldaño'), /name=salda/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: 'Bruno Saldaño' }).first().click()
    await expect(page.getByRole('button', { name: 'Contactar' })).toBeEnabled()
    await expect(page.getByText('Notificacion enviada correctamente')).toHaveCount(0)
  },
)

test('a visitor can send a contact message from the footer (S-046, S-082, S-434)', async ({
  page,
  uniqueNumber,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contáctanos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible()
  await page.getByLabel('Nombre').fill('Nadia')
  await page.getByLabel('Email').fill('nadia@example.org')
  await page.getByLabel('Mensaje').fill(`¿Llegan a Tigre? ${uniqueNumber}`)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Recibimos tu mensaje' })).toBeVisible()
  await expect(page.getByLabel('Mensaje')).toHaveValue('')
  expect(logged.some((text) => text.includes('200'))).toBe(true)
  await page.goto('/outbox')
  await expect(page.getByText(/Nadia/).first()).toBeVisible()
})

test(
  'public pages open without signing in, in Spanish, on a phone and on a desktop (S-001, S-028, S-033, S-035, S-088, S-096, S-131)',
  { tag: '@all' },
  async ({ page }) => {
    for (const [path, heading] of [
      ['/', 'Trabajadores con experiencia y referencia'],
      ['/service', 'Pagina de Servicios'],
      ['/professional', 'Profesionales'],
      ['/contact', 'Contacto'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-AR')
      await expect(page.getByRole('contentinfo')).toBeVisible()
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await hasHorizontalScroll(page), `${path} at ${width} px scrolls sideways`).toBe(false)
      }
    }
    await page.goto('/service?page=2')
    const pager = page.getByRole('navigation', { name: 'Paginación' })
    await expect(pager.getByRole('link', { name: /Página 2/ })).toHaveAttribute('aria-current', 'page')
    await pager.getByRole('link', { name: 'Siguiente' }).click()
    await expect(page).toHaveURL(/page=3$/)
  },
)

test('a page for signed-in users shows a visitor the sign-in and none of its content (S-064)', async ({
  page,
}) => {
  for (const path of ['/create/service', '/profile/1', '/profilep/jobs/2']) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText('Plomada')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Ingresar' })).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(0)
  }
})

test('a link to a city that does not exist, or with a very long search, shows why it finds nothing, also before its code runs (P-171)', async ({
  page,
  newDevice,
}) => {
  const withoutScripts = await newDevice({ javaScriptEnabled: false })
  await withoutScripts.goto('/service?ciudad=Montevideo')
  const cities = withoutScripts.locator('select', { hasText: 'Quilmes' })
  await expect(cities).not.toHaveCount(0)
  for (const select of await cities.all()) await expect(select.locator('option:checked')).toHaveText('Elegir')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/service?ciudad=Montevideo')
  const city = page.getByRole('combobox', { name: 'Ciudad' })
  await expect(city).toBeVisible()
  await expect(city.locator('option:checked')).toHaveText('Elegir')
  await expect(city).toHaveAccessibleDescription(/El enlace pide una opción que no existe/)
  await expect(page.getByText('Sin resultados')).toBeVisible()
  await city.selectOption('Quilmes')
  await expect(page).toHaveURL(/\/service\?ciudad=Quilmes$/)
  await expect(page.getByRole('article').first()).toContainText('Quilmes')

  await page.goto(`/service?tittle=${'x'.repeat(500)}`)
  const search = page.getByRole('searchbox', { name: 'Nombre' })
  await expect(search).toHaveValue('x'.repeat(100))
  const notice = page.getByText('Buscamos con las primeras 100 letras: el resto no cuenta')
  // One belongs to the controls, which phones have in a sheet, and one to the button that opens it.
  await expect(notice.filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText('Sin resultados')).toBeVisible()
})
