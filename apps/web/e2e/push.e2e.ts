import { expect, test, type Page } from './fixtures.ts'
import { acceptApplicant, applyTo, publishOffer } from './offers.ts'
import { signInAs } from './people.ts'
import {
  clickNotification,
  deliverPush,
  openPushDevice,
  readShown,
  recordNotifications,
} from './pushDevice.ts'

const readSession = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('userStorage') ?? '{}') as { token: string; id: number },
  )

/** Reads the number of a user's devices from the server. */
async function countDevices(baseURL: string, token: string): Promise<number> {
  const url = `${baseURL}/api/user/notifications/preferences`
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  return ((await response.json()) as { dispositivos: number }).dispositivos
}

test(
  'push messages are offered after an application and again 30 days after «Ahora no», are shown, open their page on a click, and end with the session (P-081..P-083)',
  { tag: '@all' },
  async ({ startProduct, newDevice, uniqueNumber }) => {
    const { url: baseURL } = await startProduct({ PUSH_LOOPBACK: 'true' })
    const { context, service, countPrompts, isSubscribed, close } = await openPushDevice(baseURL)
    try {
      const page = await context.newPage()
      await signInAs(page, 'Bruno')
      await page.goto('/service')
      const apply = page.getByRole('button', { name: /^Postular a/, disabled: false })
      // The bell offers them, and loads after the list.
      const bell = page.getByRole('banner').getByRole('link', { name: /^Notificaciones/ })
      await expect(bell).toBeVisible()
      const offer = page.getByRole('alertdialog', { name: 'Enterate al momento' })
      await expect(offer).toHaveCount(0)
      await apply.first().click()
      await expect(offer).toBeVisible()
      await offer.getByRole('button', { name: 'Ahora no' }).click()
      await expect(offer).toHaveCount(0)
      await page.goto('/service?page=9')
      await apply.first().click()
      await expect(page.getByText('Te has postulado')).toBeVisible()
      await expect(offer).toHaveCount(0)
      // A later clock would end the session.
      await page.evaluate(
        (age) => localStorage.setItem('plomada-push-offered', String(Date.now() - age)),
        30 * 86_400_000,
      )
      await page.goto('/service?page=8')
      await expect(bell).toBeVisible()
      await apply.first().click()
      await expect(offer).toBeVisible()
      expect(countPrompts()).toBe(0)
      await offer.getByRole('button', { name: 'Activar avisos' }).click()
      await expect(page.getByText('Activaste los avisos')).toBeVisible()
      await expect(offer).toHaveCount(0)
      expect([countPrompts(), isSubscribed()]).toEqual([1, true])
      await page.goto('/service?page=7')
      await expect(bell).toBeVisible()
      await apply.first().click()
      await expect(page.getByText('Te has postulado')).toBeVisible()
      await expect(offer).toHaveCount(0)

      const bruno = await readSession(page)
      const other = await newDevice({ baseURL })
      await signInAs(other, 'Ana')
      const ana = await readSession(other)
      const title = `Cambiar la canilla ${uniqueNumber}`
      const offerId = await publishOffer(baseURL, ana.token, title)
      await applyTo(baseURL, bruno.token, offerId)
      await acceptApplicant(baseURL, ana.token, { offerId, workerId: bruno.id })
      await expect.poll(() => service.received.length).toBe(1)
      expect(service.refused).toEqual([])
      const [{ content } = { content: { body: '', url: '' } }] = service.received
      await recordNotifications(page)
      await deliverPush(page, content)
      await expect.poll(() => readShown(page)).toEqual([`Ana aceptó tu postulación a «${title}»`])
      await clickNotification(page)
      await expect(page).toHaveURL(`/profilep/jobs/${bruno.id}`)
      await expect(page.getByText(title).first()).toBeVisible()
      expect(await readShown(page)).toEqual([])

      expect(await countDevices(baseURL, bruno.token)).toBe(1)
      await page.getByRole('button', { name: 'Cerrar Sesion' }).first().click()
      await expect(page.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible()
      await expect.poll(isSubscribed).toBe(false)
      // The server learns it with the next message.
      const second = await publishOffer(baseURL, ana.token, `${title} y la llave`)
      await applyTo(baseURL, bruno.token, second)
      await acceptApplicant(baseURL, ana.token, { offerId: second, workerId: bruno.id })
      await expect.poll(() => countDevices(baseURL, bruno.token)).toBe(0)
      expect(service.received).toHaveLength(1)
    } finally {
      await close()
    }
  },
)

test(
  'push messages are offered after a publication, once its confirmation has been left (P-081, P-157)',
  { tag: '@all' },
  async ({ startProduct, uniqueNumber }) => {
    const { url: baseURL } = await startProduct({ PUSH_LOOPBACK: 'true' })
    const { context, close } = await openPushDevice(baseURL)
    try {
      const page = await context.newPage()
      const title = `Colocar una canaleta ${uniqueNumber}`
      await signInAs(page, 'Ana')
      await page.goto('/create/service')
      await page.getByLabel('Título').fill(title)
      await page.getByLabel('Descripción').fill('Con el material puesto.')
      await page.getByLabel('Presupuesto').fill('41000')
      await page.getByRole('textbox', { name: 'Dirección' }).fill('Calle 12 n.º 34')
      await page.getByRole('button', { name: 'Crear Servicio' }).click()
      const offer = page.getByRole('alertdialog', { name: 'Enterate al momento' })
      await expect(page.getByText('Se creó con exito el servicio', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Publicar otra' })).toBeVisible()
      await expect(offer).toHaveCount(0)
      await page.getByRole('link', { name: 'Ver la oferta' }).click()
      await expect(offer).toBeVisible()
      await offer.getByRole('button', { name: 'Ahora no' }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    } finally {
      await close()
    }
  },
)

test(
  'a browser that the server lost, or whose subscription was renewed, receives push messages again (P-177, P-178)',
  { tag: '@all' },
  async ({ startProduct }) => {
    const { url: baseURL } = await startProduct({ PUSH_LOOPBACK: 'true' })
    const { context, endpoint, renewSubscription, close } = await openPushDevice(baseURL)
    try {
      const page = await context.newPage()
      await signInAs(page, 'Bruno')
      await page.goto('/notifications/preferences')
      await page.getByRole('button', { name: 'Activar en este dispositivo' }).click()
      const disable = page.getByRole('button', { name: 'Desactivar en este dispositivo' })
      await expect(disable).toBeVisible()
      const { token } = await readSession(page)
      const removeDevice = async () => {
        const url = `${baseURL}/api/user/notifications/devices/remove`
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
        expect(
          (await fetch(url, { method: 'POST', headers, body: JSON.stringify({ endpoint: endpoint() }) })).ok,
        ).toBe(true)
      }
      await removeDevice()
      expect(await countDevices(baseURL, token)).toBe(0)
      await page.goto('/service')
      await expect.poll(() => countDevices(baseURL, token)).toBe(1)

      await renewSubscription(page)
      expect(await countDevices(baseURL, token)).toBe(1)
      await removeDevice()
      expect(await countDevices(baseURL, token)).toBe(0)

      // The button says what the server has: here it cannot be asked.
      await page.route('**/api/user/notifications/devices', (route) => route.abort())
      await page.goto('/notifications/preferences')
      await expect(page.getByRole('button', { name: 'Activar en este dispositivo' })).toBeVisible()
    } finally {
      await close()
    }
  },
)
