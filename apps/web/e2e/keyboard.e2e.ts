import { expect, test, type Page } from '@playwright/test'
import { tabTo } from './keys.ts'
import { deviceFor } from './people.ts'
import { Product } from './product.ts'

const TITLE = 'Nivelar la puerta del lavadero'

const product = await Product.prepare()
test.use({ baseURL: product.url })
test.beforeAll(() => product.start())
test.afterAll(() => product.stop())

type Way = Parameters<typeof tabTo>[3]

const press = async (page: Page, name: string | RegExp, way?: Way) => {
  await tabTo(page, 'button', name, way)
  await page.keyboard.press('Enter')
}

/** Follows a link; the focus then waits on the heading of the page it leads to, in sight. */
const follow = async (page: Page, name: string | RegExp, heading: string, way?: Way) => {
  await tabTo(page, 'link', name, way)
  await page.keyboard.press('Enter')
  const arrival = page.getByRole('heading', { level: 1, name: heading })
  await expect(arrival).toBeFocused()
  await expect(arrival).toBeInViewport()
}

const write = async (
  page: Page,
  label: string,
  text: string,
  role: 'textbox' | 'searchbox' | 'spinbutton' = 'textbox',
) => {
  const field = await tabTo(page, role, label)
  await page.keyboard.type(text)
  await expect(field).toHaveValue(text)
}

/** Signs in with a demo account. The page that comes then is a new one: its first stop leads past the navigation. */
const signIn = async (page: Page, name: string) => {
  await page.goto('/')
  await press(page, 'Ingresar')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await press(page, name)
  await expect(page.getByRole('link', { name: 'Mi perfil' })).toBeVisible()
  await tabTo(page, 'link', 'Saltar al contenido', { most: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
}

/** To one's own pages, by the face at the end of the bar above. */
const goToOwn = async (page: Page, name: string, item: string, heading: string) => {
  await follow(page, 'Mi perfil', name, { isBack: true })
  await follow(page, item, heading)
}

test('with keys alone a client publishes, a tradesperson signs in, finds the offer, applies and leaves, and the client accepts, pays and rates', async ({
  browser,
}) => {
  const ana = await deviceFor(browser, product.url)
  const bruno = await deviceFor(browser, product.url)

  await test.step('the client signs in and publishes an offer', async () => {
    await signIn(ana, 'Ana')
    await follow(ana, 'Crear Servicio', 'Crea tu servicio', { isBack: true })
    await write(ana, 'Título', TITLE)
    await write(ana, 'Descripción', 'Roza el piso desde que llovió.')
    await write(ana, 'Presupuesto', '21000', 'spinbutton')
    await write(ana, 'Dirección', 'Calle 12 n.º 34')
    await press(ana, 'Crear Servicio')
    await expect(ana.getByText('Se creó con exito el servicio', { exact: true })).toBeVisible()
  })

  await test.step('the tradesperson signs in, finds it and applies', async () => {
    await signIn(bruno, 'Bruno')
    await follow(bruno, 'Servicios', 'Pagina de Servicios', { isBack: true })
    await write(bruno, 'Nombre', TITLE, 'searchbox')
    await expect(bruno.getByRole('article')).toHaveCount(1)
    await follow(bruno, TITLE, TITLE)
    await press(bruno, /^Postular/)
    await expect(bruno.getByText('Te has postulado', { exact: true })).toBeVisible()
    // The button, which rests now, has let go of the focus; the way goes on from there all the same.
    await tabTo(bruno, 'link', 'Volver', { most: 2 })
  })

  await test.step('he finds it among his applications and signs out', async () => {
    await goToOwn(bruno, 'Bruno Saldaño', 'Mis Postulaciones', 'Mis Postulaciones')
    await tabTo(bruno, 'link', TITLE)
    await press(bruno, 'Cerrar Sesion', { isBack: true })
    await expect(bruno).toHaveURL(`${product.url}/`)
    await expect(bruno.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible()
    await tabTo(bruno, 'link', 'Saltar al contenido', { most: 1 })
  })

  const panel = ana.getByRole('heading', { level: 2, name: TITLE })
  await test.step('the client accepts him', async () => {
    await goToOwn(ana, 'Ana Ferreyra', 'Mis Publicaciones', 'Tus Ofertas')
    await press(ana, new RegExp(TITLE))
    await press(ana, 'ACEPTAR a Bruno Saldaño')
    await expect(ana.getByText('Aceptaste el trabajador', { exact: true })).toBeVisible()
    // The button that was pressed is gone.
    await expect(panel).toBeFocused()
  })

  await test.step('she pays in the provider’s window and rates there', async () => {
    const opening = ana.waitForEvent('popup')
    await press(ana, 'Pagar')
    const window = await opening
    await expect(window.getByRole('textbox', { name: 'Número de tarjeta' })).toBeFocused()
    await window.keyboard.type('4242 4242 4242 4242')
    await write(window, 'Vencimiento', '12 / 34')
    await write(window, 'CVC', '123')
    await write(window, 'Nombre', 'Ana Ferreyra')
    await press(window, /^Pagar/)
    await expect(window.getByRole('heading', { level: 1, name: 'Valora el servicio' })).toBeVisible()
    await tabTo(window, 'radio', '1 estrella')
    for (const star of ['2 estrellas', '3 estrellas', '4 estrellas']) {
      await window.keyboard.press('ArrowRight')
      await expect(window.getByRole('radio', { name: star })).toBeChecked()
    }
    await write(window, 'Tu reseña:', 'Quedó como nueva.')
    await press(window, 'Enviar')
    await window.waitForEvent('close', { timeout: 30_000 })
    await expect(ana.getByText('Proceso Culminado')).toBeVisible()
    await expect(panel).toBeFocused()
  })
})
