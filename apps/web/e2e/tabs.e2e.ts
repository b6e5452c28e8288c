import { expect, test, type BrowserContext, type Page } from './fixtures.ts'
import { acceptApplicant, applyTo, publishOffer } from './offers.ts'
import { signInAs } from './people.ts'

const BRUNO = 2

/**
 * Makes every tab that opens from now on record by its own clock when it shows one of some texts, so that the time the
 * test takes to look does not count. Returns a function that says how many milliseconds after one tab another followed.
 */
async function noteWhen(context: BrowserContext, texts: readonly RegExp[]) {
  const notes: { page: Page; text: string; at: number | null }[] = []
  await context.exposeBinding('note', ({ page }, text: string, at: number | null) =>
    notes.push({ page, text, at }),
  )
  await context.addInitScript(
    (patterns) => {
      const { note } = window as unknown as { note: (text: string, at: number | null) => void }
      const shown = new Set<string>()
      const look = () => {
        const at = performance.timeOrigin + performance.now()
        const seen = [...document.querySelectorAll('h1, h2, h3, p, a, button, [role=status]')].filter((one) =>
          one.checkVisibility(),
        )
        for (const text of patterns) {
          const isShown = seen.some(({ textContent }) => new RegExp(text).test(textContent))
          if (isShown !== shown.has(text)) note(text, isShown ? at : null)
          shown[isShown ? 'add' : 'delete'](text)
        }
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
    },
    texts.map(({ source }) => source),
  )
  const last = async (page: Page, { source }: RegExp) => {
    const find = () => notes.findLast((one) => one.page === page && one.text === source)?.at ?? 0
    await expect.poll(find, `${source} is shown`).toBeGreaterThan(0)
    return find()
  }
  return async (first: readonly [Page, RegExp], then: readonly [Page, RegExp]) =>
    (await last(...then)) - (await last(...first))
}

/** Tabs agree within a second. */
const SOON = 1000

test('every tab follows a sign-in and a sign-out within a second', async ({ newDevice }) => {
  const first = await newDevice()
  const own = /^Tus Ofertas$/
  const nobody = /Para seguir hace falta ingresar/
  const lag = await noteWhen(first.context(), [own, nobody, /^Mi Perfil$/i])
  const second = await first.context().newPage()
  await second.goto('/profilec/1')
  await expect(second.getByText('Para seguir hace falta ingresar.')).toBeVisible()
  await signInAs(first, 'Ana')
  await expect(first.getByRole('link', { name: 'Mi perfil' }).first()).toBeVisible()
  await expect(second.getByRole('heading', { level: 1, name: 'Tus Ofertas' })).toBeVisible()
  expect(await lag([first, /^Mi Perfil$/i], [second, own])).toBeLessThan(SOON)
  await first.goto('/profile/1')
  await first.getByRole('button', { name: 'Cerrar Sesion' }).click()
  await expect(second.getByText('Para seguir hace falta ingresar.')).toBeVisible()
  expect(await lag([first, nobody], [second, nobody])).toBeLessThan(SOON)
  expect(await second.evaluate(() => localStorage.getItem('userStorage'))).toBeNull()
})

const inProgress = (page: Page) => page.getByRole('button', { name: /proceso/ })
/** Opens Ana's offer with a title, which waits to be paid. */
const openUnpaid = async (page: Page, list: string) => {
  await page.goto(list)
  await inProgress(page).click()
  await expect(page.getByText('Para pagar')).toBeVisible()
}
const pay = (page: Page) => page.getByRole('button', { name: 'Pagar' })
const underWay = (page: Page) => page.getByText(/El pago está en camino/)
const settled = (page: Page) => page.getByText('Proceso Culminado')

test(
  'a payment window that is closed, blocked or slow to be confirmed is explained, and every tab and device shows the state that the server confirms',
  { tag: '@all' },
  async ({ baseURL, newDevice, signedIn, tokenOf, uniqueNumber }) => {
    const title = `Cambiar el termotanque ${uniqueNumber}`
    const token = await tokenOf('Ana')
    const offerId = await publishOffer(baseURL, token, title)
    await applyTo(baseURL, await tokenOf('Bruno'), offerId)
    await acceptApplicant(baseURL, token, { offerId, workerId: BRUNO })
    const list = `/profilec/1?tittle=${encodeURIComponent(title)}`
    const ana = await newDevice()
    const [rates, finished, onItsWay] = [/Valora el servicio/, /Proceso Culminado/, /El pago está en camino/]
    const inList = /termotanque.*terminado/
    const lag = await noteWhen(ana.context(), [rates, finished, onItsWay, inList])
    await signInAs(ana, 'Ana')
    await openUnpaid(ana, list)

    await test.step('closed early: the button is available again', async () => {
      const opening = ana.waitForEvent('popup')
      await pay(ana).click()
      const window = await opening
      await expect(window.getByLabel('Número de tarjeta')).toBeVisible()
      await expect(pay(ana)).toHaveCount(0)
      await window.close()
      await expect(pay(ana)).toBeEnabled()
      await expect(underWay(ana)).toHaveCount(0)
    })

    // On another device the same window is open, and nobody pays there.
    const elsewhere = await signedIn('Ana')
    await openUnpaid(elsewhere, list)
    const opening = elsewhere.waitForEvent('popup')
    await pay(elsewhere).click()
    await expect((await opening).getByLabel('Número de tarjeta')).toBeVisible()

    // In this tab and in another one the confirmation of the provider is late.
    const own = /\/api\/user\/services\/MyServices/
    const before = await ana.evaluate(async () => {
      const { token } = JSON.parse(localStorage.getItem('userStorage') ?? '{}') as { token: string }
      const asked = performance.getEntriesByType('resource').findLast(({ name }) => /MyServices/.test(name))
      const answer = await fetch(asked?.name ?? '', { headers: { authorization: `Bearer ${token}` } })
      return answer.text()
    })
    const another = await ana.context().newPage()
    for (const tab of [ana, another])
      await tab.route(own, (route) => route.fulfill({ contentType: 'application/json', body: before }))
    // Two other tabs show the list and do not poll: they change only when another tab notifies them.
    const beside = await ana.context().newPage()
    for (const tab of [another, beside]) {
      await tab.goto(list)
      await expect(inProgress(tab)).toBeVisible()
    }

    await test.step('blocked: a link opens the same page, and paying there counts', async () => {
      const blocked = await ana.context().newPage()
      await blocked.addInitScript(() => {
        window.open = () => null
      })
      await openUnpaid(blocked, list)
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
      await expect(settled(blocked)).toBeVisible()
      expect(await lag([blocked, finished], [beside, inList])).toBeLessThan(SOON)
      expect(await lag([card, rates], [ana, onItsWay])).toBeLessThan(SOON)
      await card.close()
    })

    await test.step('paid elsewhere: noticed while the own window is open', async () => {
      await expect(settled(elsewhere)).toBeVisible()
    })

    await test.step('not confirmed yet: shows that the payment is on its way and no button to pay again', async () => {
      await expect(underWay(ana)).toBeVisible()
      await expect(pay(ana)).toHaveCount(0)
      await expect(inProgress(another)).toBeVisible()
      await another.unroute(own)
      await ana.unroute(own)
      await expect(settled(ana)).toBeVisible()
      expect(await lag([ana, finished], [another, inList])).toBeLessThan(SOON)
    })
  },
)
