import { expect, test, type Page } from '@playwright/test'
import { deviceFor, signInAs } from './people.ts'
import { Product } from './product.ts'

const product = await Product.prepare()
test.use({ baseURL: product.url })
test.beforeAll(() => product.start())
test.afterAll(() => product.stop())

/** Tabs agree within a second; a slow machine gets three. */
const soon = { timeout: 3000 }

test('every tab agrees on who is signed in, and on nobody', async ({ browser }) => {
  const first = await deviceFor(browser, product.url)
  const second = await first.context().newPage()
  await second.goto('/profilec/1')
  await expect(second.getByText('Para seguir hace falta ingresar.')).toBeVisible()
  await signInAs(first, 'Ana')
  await expect(first.getByRole('link', { name: 'Mi perfil' }).first()).toBeVisible()
  await expect(second.getByRole('heading', { level: 1, name: 'Tus Ofertas' })).toBeVisible(soon)
  await first.goto('/profile/1')
  await first.getByRole('button', { name: 'Cerrar Sesion' }).click()
  await expect(second.getByText('Para seguir hace falta ingresar.')).toBeVisible(soon)
  expect(await second.evaluate(() => localStorage.getItem('userStorage'))).toBeNull()
})

/** Opens the one of Ana's offers that waits to be paid. */
const openUnpaid = async (page: Page) => {
  await page.goto('/profilec/1')
  await page
    .getByRole('button', { name: /proceso/ })
    .first()
    .click()
  await expect(page.getByText('Para pagar')).toBeVisible()
}
const pay = (page: Page) => page.getByRole('button', { name: 'Pagar' })
const underWay = (page: Page) => page.getByText(/El pago está en camino/)
const settled = (page: Page) => page.getByText('Proceso Culminado')

test('a payment window that is closed, blocked or slow to be confirmed is explained, and the server’s word reaches every tab and device', async ({
  browser,
}) => {
  const ana = await deviceFor(browser, product.url)
  await signInAs(ana, 'Ana')
  await openUnpaid(ana)

  await test.step('closed early: one may pay again', async () => {
    const opening = ana.waitForEvent('popup')
    await pay(ana).click()
    const window = await opening
    await expect(window.getByLabel('Número de tarjeta')).toBeVisible()
    await expect(pay(ana)).toHaveCount(0)
    await window.close()
    await expect(pay(ana)).toBeEnabled()
    await expect(underWay(ana)).toHaveCount(0)
  })

  // On another device the same window stands open, and nobody pays there.
  const elsewhere = await deviceFor(browser, product.url)
  await signInAs(elsewhere, 'Ana')
  await openUnpaid(elsewhere)
  const opening = elsewhere.waitForEvent('popup')
  await pay(elsewhere).click()
  await expect((await opening).getByLabel('Número de tarjeta')).toBeVisible()

  // In this tab the provider's word comes late.
  const own = /\/api\/user\/services\/MyServices/
  const before = await ana.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('userStorage') ?? '{}') as { token: string }
    const asked = performance.getEntriesByType('resource').findLast(({ name }) => /MyServices/.test(name))
    const answer = await fetch(asked?.name ?? '', { headers: { authorization: `Bearer ${token}` } })
    return answer.text()
  })
  await ana.route(own, (route) => route.fulfill({ contentType: 'application/json', body: before }))

  await test.step('blocked: a link leads to the same page, and paying there counts', async () => {
    const blocked = await ana.context().newPage()
    await blocked.addInitScript(() => {
      window.open = () => null
    })
    await openUnpaid(blocked)
    await pay(blocked).click()
    const link = blocked.getByRole('link', { name: /Abrir la ventana de pago/ })
    await expect(blocked.getByText('El navegador no dejó abrir la ventana de pago.')).toBeVisible()
    const tab = blocked.context().waitForEvent('page')
    await link.click()
    const card = await tab
    await card.getByLabel('Número de tarjeta').fill('4242 4242 4242 4242')
    await card.getByLabel('Vencimiento').fill('12 / 34')
    await card.getByLabel('CVC').fill('123')
    await card.getByLabel('Nombre').fill('Ana Ferreyra')
    await card.getByRole('button', { name: /^Pagar/ }).click()
    await expect(card.getByText('Valora el servicio')).toBeVisible()
    await expect(settled(blocked)).toBeVisible(soon)
    await card.close()
  })

  await test.step('paid elsewhere: noticed while one’s own window is open', async () => {
    await expect(settled(elsewhere)).toBeVisible()
  })

  await test.step('not confirmed yet: said so instead of asking for the money again', async () => {
    await expect(underWay(ana)).toBeVisible(soon)
    await expect(pay(ana)).toHaveCount(0)
    await ana.unroute(own)
    await expect(settled(ana)).toBeVisible()
  })
})
