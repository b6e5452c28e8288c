import { expect, test, type Page } from './fixtures.ts'
import { publishOffer, applyTo } from './offers.ts'
import { deliverPush } from './pushDevice.ts'

test(
  'a client sees the number of applications at the bell, opens one and chooses fewer mails; a visitor loads none of it (P-061, P-062, P-064, P-065, P-066)',
  { tag: '@all' },
  async ({ newDevice, signedIn, getToken, baseURL, uniqueNumber }) => {
    const visitor = await newDevice()
    const calls: string[] = []
    visitor.on('request', (request) => calls.push(request.url()))
    await visitor.goto('/')
    await expect(visitor.getByRole('button', { name: 'Ingresar' })).toBeVisible()
    await expect(visitor.getByRole('link', { name: /^Notificaciones/ })).toHaveCount(0)
    expect(calls.filter((url) => url.includes('notifications'))).toEqual([])

    const title = `Pintar la medianera ${uniqueNumber}`
    const ana = await signedIn('Ana')
    const offerId = await publishOffer(baseURL, await getToken('Ana'), title)
    await applyTo(baseURL, await getToken('Bruno'), offerId)

    await ana.goto('/notifications')
    await expect(ana.getByRole('link', { name: /^Notificaciones, \d+ sin leer$/ })).toBeVisible()
    const group = ana.getByRole('region', { name: title })
    await expect(group.getByText('1 sin leer')).toBeVisible()
    await group.getByRole('link', { name: /se postuló/ }).click()
    await expect(ana).toHaveURL(/\/profilec\/\d+\?servicio=\d+$/)
    await ana.goBack()
    await expect(group.getByText('1 sin leer')).toHaveCount(0)
    await ana.getByRole('button', { name: 'Marcar todas como leídas' }).click()
    await expect(ana.getByText('Todo leído')).toBeVisible()

    await ana.getByRole('link', { name: 'Elegir mis notificaciones' }).click()
    const kind = ana.getByRole('radiogroup', { name: 'Correo: Postulaciones', exact: true })
    await kind.getByRole('radio', { name: 'Resumen diario' }).click()
    await expect(kind.getByRole('radio', { name: 'Resumen diario' })).toBeChecked()
    await ana.reload()
    await expect(kind.getByRole('radio', { name: 'Resumen diario' })).toBeChecked()
    await kind.getByRole('radio', { name: 'Al momento' }).click()
    await expect(kind.getByRole('radio', { name: 'Al momento' })).toBeChecked()
  },
)

test(
  'the service worker shows a push message once, although it arrives twice (P-078)',
  { tag: '@all' },
  async ({ newDevice }) => {
    const page = await newDevice({ permissions: ['notifications'] })
    await page.goto('/')
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/offline.js')
      await navigator.serviceWorker.ready
    })
    const message = {
      title: 'Plomada',
      body: 'Ana se postuló a «Pintar»',
      url: '/contact',
      tag: 'notification-1',
    }
    const [worker] = page.context().serviceWorkers()
    // A browser without a screen shows no notifications.
    await worker?.evaluate(() => {
      const scope = globalThis as unknown as { shown: string[]; registration: ServiceWorkerRegistration }
      scope.shown = []
      scope.registration.showNotification = async (_title, options) => {
        scope.shown.push(options?.body ?? '')
      }
    })
    const readShown = () => worker?.evaluate(() => (globalThis as unknown as { shown: string[] }).shown)
    await deliverPush(page, message)
    await expect.poll(readShown).toEqual([message.body])
    await deliverPush(page, message)
    await deliverPush(page, { ...message, body: 'Ana te pagó «Pintar»', tag: 'notification-2' })
    await expect.poll(readShown).toEqual([message.body, 'Ana te pagó «Pintar»'])
  },
)

const bellOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notificaciones/ })
const countOf = async (page: Page) => Number(/\d+/.exec((await bellOf(page).textContent()) ?? '')?.[0] ?? 0)

test(
  'the bell and the notifications of one browser change when another user acts, without reloading (P-080)',
  { tag: '@all' },
  async ({ signedIn, getToken, baseURL, uniqueNumber }) => {
    const ana = await signedIn('Ana')
    const streams: string[] = []
    ana.on('request', (request) => {
      if (request.headers()['accept']?.includes('event-stream')) streams.push(request.url())
    })
    const opened = ana.waitForResponse((response) => response.url().endsWith('/conversations/stream'))
    const counted = ana.waitForResponse((response) => response.url().endsWith('/notifications/unread'))
    await ana.goto('/notifications')
    await opened
    const before = ((await (await counted).json()) as { sinLeer: number }).sinLeer
    await expect.poll(() => countOf(ana)).toBe(before)
    const title = `Pintar la reja ${uniqueNumber}`
    const offerId = await publishOffer(baseURL, await getToken('Ana'), title)
    const bruno = await signedIn('Bruno')
    await applyTo(baseURL, await getToken('Bruno'), offerId)
    await expect(ana.getByRole('region', { name: title }).getByText('1 sin leer')).toBeVisible()
    await expect.poll(() => countOf(ana)).toBe(before + 1)

    // The conversation, which reads the same stream, takes its notification back.
    await bruno.goto(`/messages?service=${offerId}`)
    await bruno.getByRole('textbox', { name: 'Mensaje' }).fill('¿La reja tiene óxido?')
    await bruno.getByRole('textbox', { name: 'Mensaje' }).press('Enter')
    await expect.poll(() => countOf(ana)).toBe(before + 2)
    await ana
      .getByRole('region', { name: title })
      .getByRole('link', { name: /escribió/ })
      .click()
    await expect(ana.getByText('¿La reja tiene óxido?').first()).toBeVisible()
    await expect.poll(() => countOf(ana)).toBe(before + 1)
    expect(streams).toHaveLength(1)
  },
)
