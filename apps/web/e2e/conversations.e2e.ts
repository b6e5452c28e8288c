import { offerHref, openConversationHref } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { expect, test, type Page } from './fixtures.ts'
import { applyTo, publishOffer } from './offers.ts'
import { takePhoto } from './people.ts'
import { blockStream } from './stream.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Mensaje' })
const messages = (page: Page) => page.getByRole('group', { name: /^Conversación con/ })

/** Opens the conversation about an offer from the list. */
async function openConversation(page: Page, name: RegExp): Promise<void> {
  await page.goto('/messages')
  await page.getByRole('navigation', { name: 'Mensajes' }).getByRole('link', { name }).click()
  await expect(field(page)).toBeVisible()
}

test('a client and an applicant talk live in two browsers (P-037, P-038, P-042)', async ({
  signedIn,
  uniqueNumber,
}) => {
  const [ana, bruno] = [await signedIn('Ana'), await signedIn('Bruno')]
  const receives = ana.waitForResponse((response) => response.url().endsWith('/conversations/stream'))
  await openConversation(ana, /Bruno.*termotanque/)
  await receives
  await openConversation(bruno, /Ana.*termotanque/)
  const question = `¿Es a gas natural? ${uniqueNumber}`
  await field(bruno).fill(question)
  await expect(ana.getByText('Bruno está escribiendo…')).toBeVisible()
  await field(bruno).press('Enter')
  await expect(messages(ana).getByText(question)).toBeVisible()
  await expect(messages(bruno).getByRole('listitem').filter({ hasText: question })).toContainText('Leído')
  await field(ana).fill(`Sí, con rosca nueva ${uniqueNumber}`)
  await ana.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(messages(bruno).getByText(`Sí, con rosca nueva ${uniqueNumber}`)).toBeVisible()
  await expect(field(ana)).toBeFocused()
})

test(
  'a message written offline is kept through a reload and sent once when the connection returns (P-043, P-044)',
  { tag: '@all' },
  async ({ signedIn, uniqueNumber }) => {
    const [ana, bruno] = [await signedIn('Ana'), await signedIn('Bruno')]
    await openConversation(ana, /Bruno.*termotanque/)
    await openConversation(bruno, /Ana.*termotanque/)
    await ana.context().setOffline(true)
    const text = `Sin señal ${uniqueNumber}`
    await field(ana).fill(text)
    await field(ana).press('Enter')
    await expect(messages(ana).getByRole('listitem').filter({ hasText: text })).toContainText(
      'Lo mandamos cuando vuelva la conexión',
    )
    await field(ana).fill('Borrador sin enviar')
    await ana.context().setOffline(false)
    await expect(messages(bruno).getByText(text)).toHaveCount(1)
    await ana.reload()
    await expect(messages(ana).getByText(text)).toHaveCount(1)
    await expect(field(ana)).toHaveValue('Borrador sin enviar')
  },
)

test(
  'a message written offline is sent by any page of the app once the connection is back (P-054)',
  { tag: '@all' },
  async ({ signedIn, uniqueNumber }) => {
    const [ana, bruno] = [await signedIn('Ana'), await signedIn('Bruno')]
    await openConversation(ana, /Bruno.*termotanque/)
    await openConversation(bruno, /Ana.*termotanque/)
    const device = ana.context()
    const photo = await takePhoto(ana)
    await device.setOffline(true)
    const text = `Desde el sótano ${uniqueNumber}`
    await field(ana).fill(text)
    await field(ana).press('Enter')
    await expect(messages(ana).getByRole('listitem').filter({ hasText: text })).toContainText(
      'Lo mandamos cuando',
    )
    const withPhoto = `La pérdida ${uniqueNumber}`
    await ana.getByLabel('Adjuntar una foto').and(ana.locator('input')).setInputFiles(photo)
    await field(ana).fill(withPhoto)
    await field(ana).press('Enter')
    await expect.poll(() => ana.evaluate(() => JSON.stringify(localStorage))).toContain('pileta.png')
    await ana.close()
    await device.setOffline(false)
    const page = await device.newPage()
    await page.goto('/service')
    await expect(messages(bruno).getByText(text)).toHaveCount(1)
    const received = messages(bruno).getByRole('listitem').filter({ hasText: withPhoto })
    await expect(received).toHaveCount(1)
    await expect(received.getByRole('link', { name: /^Foto/ })).toBeVisible()
    await page.goto('/messages')
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('sin-enviar'))))
      .toEqual([])
  },
)

test(
  'where streams are blocked, messages arrive by polling (P-045)',
  { tag: '@all' },
  async ({ signedIn, uniqueNumber }) => {
    const [ana, bruno] = [await signedIn('Ana'), await signedIn('Bruno')]
    await blockStream(ana)
    await openConversation(ana, /Bruno.*termotanque/)
    await expect(ana.getByText(/con unos segundos de demora/)).toBeVisible()
    await openConversation(bruno, /Ana.*termotanque/)
    await field(bruno).fill(`Por la tarde ${uniqueNumber}`)
    await field(bruno).press('Enter')
    await expect(messages(ana).getByText(`Por la tarde ${uniqueNumber}`)).toBeVisible()
  },
)

test(
  'an applicant writes from the page of an offer, and contact data is hidden (P-030, P-035)',
  { tag: '@all' },
  async ({ signedIn, uniqueNumber }) => {
    const carla = await signedIn('Carla')
    await carla.goto('/service')
    await carla.goto('/profilep/postulaciones/1')
    await carla.getByRole('article').filter({ hasText: /bomba/i }).getByRole('link').first().click()
    await carla.getByRole('link', { name: 'Enviar mensaje' }).click()
    await expect(carla).toHaveURL(/\/messages\/\d+$/)
    await field(carla).fill(`${uniqueNumber}: carla@correo.com.ar`)
    await expect(carla.getByText(/los tapamos hasta que el cliente acepte/)).toBeVisible()
    await field(carla).press('Enter')
    await expect(messages(carla).getByText(`${uniqueNumber}: [dato de contacto oculto]`)).toBeVisible()
  },
)

test(
  'on a desk the offer is beside the conversation and follows the one that is chosen; on a phone it is not there (P-057)',
  { tag: '@all' },
  async ({ signedIn }) => {
    const ana = await signedIn('Ana')
    const asked: string[] = []
    ana.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const beside = ana.getByRole('complementary', { name: 'Publicación' })
    const list = ana.getByRole('navigation', { name: 'Mensajes' })
    await openConversation(ana, /Bruno.*termotanque/)
    await expect(beside.getByRole('link', { name: /termotanque/i })).toBeVisible()
    await expect(beside.getByText('Presupuesto', { exact: true })).toBeVisible()
    await list
      .getByRole('link')
      .filter({ hasNotText: /termotanque/i })
      .first()
      .click()
    await expect(beside.getByRole('link', { name: /termotanque/i })).toHaveCount(0)
    await expect(beside.getByText('Presupuesto', { exact: true })).toBeVisible()
    const title = await beside.getByRole('link').innerText()
    await expect(list.locator('[aria-current=page]')).toContainText(title)
    await ana.setViewportSize({ width: 390, height: 844 })
    await expect(beside).toHaveCount(0)
    await expect(ana.getByRole('link', { name: title })).toBeVisible()
    asked.length = 0
    await ana.reload()
    await expect(field(ana)).toBeVisible()
    await expect(ana.getByRole('link', { name: title })).toBeVisible()
    expect(asked.filter((path) => /^\/api\/(service|user\/service)\//.test(path))).toEqual([])
  },
)

test(
  'a quote that the professional edits shows beside the open conversation of the client (P-057)',
  { tag: '@all' },
  async ({ baseURL, signedIn, getToken, uniqueNumber }) => {
    const id = await publishOffer(baseURL, await getToken('Ana'), `Cambiar un sifón ${uniqueNumber}`)
    await applyTo(baseURL, await getToken('Bruno'), id)
    const [ana, bruno] = [await signedIn('Ana'), await signedIn('Bruno')]
    await ana.goto(openConversationHref({ id }, people.bruno))
    const beside = ana.getByRole('complementary', { name: 'Publicación' })
    await expect(beside.getByText('Acepta el presupuesto')).toBeVisible()
    await bruno.goto(offerHref({ id }))
    await bruno.getByRole('button', { name: /^Editar/ }).click()
    const dialog = bruno.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Presupuesto' }).fill('37500')
    await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
    await expect(beside.getByText('37.500')).toBeVisible()
    await expect(beside.getByText('Editada')).toBeVisible()
  },
)

test(
  'a conversation works without its offer, which is removed or fails to load (P-057)',
  { tag: '@all' },
  async ({ signedIn, uniqueNumber }) => {
    const bruno = await signedIn('Bruno')
    const beside = bruno.getByRole('complementary', { name: 'Publicación' })
    const refuse = (status: number) =>
      bruno.route(/\/api\/service\/\d+$/, (route) =>
        route.fulfill({ status, json: { code: status === 404 ? 'notFound' : 'unexpected', message: 'x' } }),
      )
    await refuse(500)
    await openConversation(bruno, /Ana.*termotanque/)
    await expect(beside.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    await bruno.unrouteAll()
    await beside.getByRole('button', { name: 'Reintentar' }).click()
    await expect(beside.getByText('Presupuesto', { exact: true })).toBeVisible()
    await refuse(404)
    await bruno.reload()
    await expect(beside.getByText('La publicación ya no está disponible.')).toBeVisible()
    await expect(beside.getByRole('heading', { name: /termotanque/i })).toBeVisible()
    await expect(beside.getByRole('link')).toHaveCount(0)
    await field(bruno).fill(`Sigue en pie ${uniqueNumber}`)
    await field(bruno).press('Enter')
    await expect(messages(bruno).getByText(`Sigue en pie ${uniqueNumber}`)).toBeVisible()
  },
)
