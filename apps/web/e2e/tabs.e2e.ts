import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { deviceFor, signInAs } from './people.ts'
import { Product } from './product.ts'

const product = await Product.prepare()
test.use({ baseURL: product.url })
test.beforeAll(() => product.start())
test.afterAll(() => product.stop())

/**
 * Has every tab that opens from now on note by its own clock when it comes to show something, so that it does not count
 * how long the tabs are looked at. Gives how long after one tab another one followed, in milliseconds.
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

test('every tab agrees within a second on who is signed in, and on nobody', async ({ browser }) => {
  const first = await deviceFor(browser, product.url)
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

const inProgress = (page: Page) => page.getByRole('button', { name: /proceso/ }).first()
/** Opens the one of Ana's offers that waits to be paid. */
const openUnpaid = async (page: Page) => {
  await page.goto('/profilec/1')
  await inProgress(page).click()
  await expect(page.getByText('Para pagar')).toBeVisible()
}
const pay = (page: Page) => page.getByRole('button', { name: 'Pagar' })
const underWay = (page: Page) => page.getByText(/El pago está en camino/)
const settled = (page: Page) => page.getByText('Proceso Culminado')

test('a payment window that is closed, blocked or slow to be confirmed is explained, and the server’s word reaches every tab and device', async ({
  browser,
}) => {
  const ana = await deviceFor(browser, product.url)
  const [rates, finished, onItsWay] = [/Valora el servicio/, /Proceso Culminado/, /El pago está en camino/]
  const inList = /termotanque.*terminado/
  const lag = await noteWhen(ana.context(), [rates, finished, onItsWay, inList])
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

  // In this tab and in another one the provider's word comes late.
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
  // Two other tabs show the list and ask for nothing: the word of one reaches the other only if it is told.
  const beside = await ana.context().newPage()
  for (const tab of [another, beside]) {
    await tab.goto('/profilec/1')
    await expect(inProgress(tab)).toBeVisible()
  }

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
    await expect(settled(blocked)).toBeVisible()
    expect(await lag([blocked, finished], [beside, inList])).toBeLessThan(SOON)
    expect(await lag([card, rates], [ana, onItsWay])).toBeLessThan(SOON)
    await card.close()
  })

  await test.step('paid elsewhere: noticed while one’s own window is open', async () => {
    await expect(settled(elsewhere)).toBeVisible()
  })

  await test.step('not confirmed yet: said so instead of asking for the money again', async () => {
    await expect(underWay(ana)).toBeVisible()
    await expect(pay(ana)).toHaveCount(0)
    await expect(inProgress(another)).toBeVisible()
    await another.unroute(own)
    await ana.unroute(own)
    await expect(settled(ana)).toBeVisible()
    expect(await lag([ana, finished], [another, inList])).toBeLessThan(SOON)
  })
})
