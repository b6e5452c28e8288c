import { expect, test, type Page } from './fixtures.ts'
import { acceptApplicant, applyTo, publishOffer } from './offers.ts'
import { signInAs } from './people.ts'

const BRUNO = 2

test('every tab follows a sign-in and a sign-out without a reload', async ({ newDevice }) => {
  const first = await newDevice()
  const second = await first.context().newPage()
  await second.goto('/profilec/1')
  await expect(second.getByText('Para seguir, ingresá.')).toBeVisible()
  await signInAs(first, 'Ana')
  await expect(first.getByRole('link', { name: 'Mi perfil' }).first()).toBeVisible()
  await expect(second.getByRole('heading', { level: 1, name: 'Tus Ofertas' })).toBeVisible()
  await first.goto('/profile/1')
  await first.getByRole('button', { name: 'Cerrar Sesion' }).click()
  await expect(second.getByText('Para seguir, ingresá.')).toBeVisible()
  expect(await second.evaluate(() => localStorage.getItem('userStorage'))).toBeNull()
})

const inProgress = (page: Page) => page.getByRole('button', { name: /proceso/ })
/** Opens Ana's offer that is not paid yet. */
const openUnpaid = async (page: Page, list: string) => {
  await page.goto(list)
  await inProgress(page).click()
  await expect(page.getByText('Para pagar')).toBeVisible()
}
const pay = (page: Page) => page.getByRole('button', { name: 'Pagar', exact: true })
const processing = (page: Page) => page.getByText(/Tu pago está en camino/)
/** The offer in the list, which says that it is finished. */
const finishedIn = (page: Page) => page.getByRole('button', { name: /termotanque.*terminado/ })
const settled = (page: Page) => page.getByText('Proceso Culminado')

test(
  'a payment continues after its window is closed or blocked or its confirmation is late, and every tab and device shows the state of the server',
  { tag: '@all' },
  async ({ baseURL, newDevice, signedIn, getToken, uniqueNumber }) => {
    const title = `Cambiar el termotanque ${uniqueNumber}`
    const token = await getToken('Ana')
    const offerId = await publishOffer(baseURL, token, title)
    await applyTo(baseURL, await getToken('Bruno'), offerId)
    await acceptApplicant(baseURL, token, { offerId, workerId: BRUNO })
    const list = `/profilec/1?tittle=${encodeURIComponent(title)}`
    const ana = await newDevice()
    await signInAs(ana, 'Ana')
    await openUnpaid(ana, list)

    await test.step('closed before paying: the button is enabled again', async () => {
      const opening = ana.waitForEvent('popup')
      await pay(ana).click()
      const window = await opening
      await expect(window.getByLabel('Número de tarjeta')).toBeVisible()
      await expect(pay(ana)).toHaveCount(0)
      await window.close()
      await expect(pay(ana)).toBeEnabled()
      await expect(processing(ana)).toHaveCount(0)
    })

    // On another device the payment window is open and stays unpaid.
    const elsewhere = await signedIn('Ana')
    await openUnpaid(elsewhere, list)
    const opening = elsewhere.waitForEvent('popup')
    await pay(elsewhere).click()
    await expect((await opening).getByLabel('Número de tarjeta')).toBeVisible()

    // This tab and another one get an old response, as if the confirmation of the provider were late.
    const ownOffers = /\/api\/user\/services\/MyServices/
    const before = await ana.evaluate(async () => {
      const { token } = JSON.parse(localStorage.getItem('userStorage') ?? '{}') as { token: string }
      const entry = performance.getEntriesByType('resource').findLast(({ name }) => /MyServices/.test(name))
      const response = await fetch(entry?.name ?? '', { headers: { authorization: `Bearer ${token}` } })
      return response.text()
    })
    const another = await ana.context().newPage()
    for (const tab of [ana, another])
      await tab.route(ownOffers, (route) => route.fulfill({ contentType: 'application/json', body: before }))
    // Two other tabs show the list and do not poll: they change only when another tab notifies them.
    const idle = await ana.context().newPage()
    for (const tab of [another, idle]) {
      await tab.goto(list)
      await expect(inProgress(tab)).toBeVisible()
    }

    await test.step('blocked: a link opens the payment page, and a payment there finishes the offer', async () => {
      const blocked = await ana.context().newPage()
      await blocked.addInitScript(() => {
        window.open = () => null
      })
      await openUnpaid(blocked, list)
      await pay(blocked).click()
      const link = blocked.getByRole('link', { name: /Abrir la ventana de pago/ })
      await expect(blocked.getByText('Tu navegador no nos dejó abrir la ventana de pago.')).toBeVisible()
      const tab = blocked.context().waitForEvent('page')
      await link.click()
      const card = await tab
      await card.getByLabel('Número de tarjeta').fill('4242 4242 4242 4242')
      await card.getByLabel('Vencimiento').fill('12 / 34')
      await card.getByLabel('CVC').fill('123')
      await card.getByLabel('Nombre').fill('Ana Ferreyra')
      await card.getByRole('button', { name: /^Pagar/ }).click()
      await expect(card.getByText('Valora el servicio')).toBeVisible()
      await expect(settled(blocked)).toBeVisible()
      await expect(finishedIn(idle)).toBeVisible()
      await card.close()
    })

    await test.step('paid on another device: this device shows it while the payment window is open', async () => {
      await expect(settled(elsewhere)).toBeVisible()
    })

    await test.step('not confirmed yet: shows that the payment is being processed and no button to pay again', async () => {
      await expect(processing(ana)).toBeVisible()
      await expect(pay(ana)).toHaveCount(0)
      await expect(inProgress(another)).toBeVisible()
      await another.unroute(ownOffers)
      await ana.unroute(ownOffers)
      await expect(settled(ana)).toBeVisible()
      await expect(finishedIn(another)).toBeVisible()
    })
  },
)
