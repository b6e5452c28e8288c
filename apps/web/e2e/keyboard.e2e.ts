import { expect, test, type Page } from './fixtures.ts'
import { tabTo } from './keyboard.ts'

type TabOptions = Parameters<typeof tabTo>[3]

const press = async (page: Page, name: string | RegExp, options?: TabOptions) => {
  await tabTo(page, 'button', name, options)
  await page.keyboard.press('Enter')
}

/** Follows a link and expects the focus on the heading of its page, in the viewport. */
const follow = async (page: Page, name: string | RegExp, heading: string, options?: TabOptions) => {
  await tabTo(page, 'link', name, options)
  await page.keyboard.press('Enter')
  const arrival = page.getByRole('heading', { level: 1, name: heading })
  await expect(arrival).toBeFocused()
  await expect(arrival).toBeInViewport()
}

const write = async (
  page: Page,
  label: string,
  text: string,
  { role = 'textbox', shown = text }: { role?: 'textbox' | 'searchbox'; shown?: string } = {},
) => {
  const field = await tabTo(page, role, label)
  await page.keyboard.type(text)
  await expect(field).toHaveValue(shown)
}

/** Signs in with a demo account. The page is then a new document, whose first stop skips the navigation. */
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

/** Opens one of the user's own pages, by the avatar at the end of the top bar. */
const goToAccountPage = async (page: Page, name: string, item: string, heading: string) => {
  await follow(page, 'Mi perfil', name, { isBack: true })
  await follow(page, item, heading)
}

test(
  'with the keyboard alone a client publishes an offer, a professional finds it and applies, and the client accepts, pays and rates',
  { tag: '@all' },
  async ({ newDevice, baseURL, uniqueNumber }) => {
    const title = `Nivelar la puerta ${uniqueNumber}`
    const ana = await newDevice()
    const bruno = await newDevice()

    await test.step('the client signs in and publishes an offer', async () => {
      await signIn(ana, 'Ana')
      await follow(ana, 'Crear Servicio', 'Crea tu servicio', { isBack: true })
      await write(ana, 'Título', title)
      await write(ana, 'Descripción', 'Roza el piso desde que llovió.')
      await write(ana, 'Presupuesto', '21000', { shown: '21.000' })
      await write(ana, 'Dirección', 'Calle 12 n.º 34')
      await press(ana, 'Crear Servicio')
      await expect(ana.getByText('Se creó con exito el servicio', { exact: true })).toBeVisible()
    })

    await test.step('the professional signs in, finds it and applies', async () => {
      await signIn(bruno, 'Bruno')
      await follow(bruno, 'Servicios', 'Pagina de Servicios', { isBack: true })
      await write(bruno, 'Nombre', title, { role: 'searchbox' })
      await expect(bruno.getByRole('article')).toHaveCount(1)
      await follow(bruno, title, title)
      await press(bruno, /^Postular a/)
      await expect(bruno.getByText('Te has postulado', { exact: true })).toBeVisible()
      await expect(bruno.getByRole('button', { name: 'Postulado' })).toBeFocused()
      await expect(bruno.getByRole('button', { name: 'Retirar' })).toBeVisible()
      await tabTo(bruno, 'link', 'Volver', { most: 4 })
    })

    await test.step('the professional finds it in the list of applications and signs out', async () => {
      await goToAccountPage(bruno, 'Bruno Saldaño', 'Mis Postulaciones', 'Mis Postulaciones')
      await tabTo(bruno, 'link', title)
      await press(bruno, 'Cerrar Sesion', { isBack: true })
      await expect(bruno).toHaveURL(`${baseURL}/`)
      await expect(bruno.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible()
      await tabTo(bruno, 'link', 'Saltar al contenido', { most: 1 })
    })

    const panel = ana.getByRole('heading', { level: 2, name: title })
    await test.step('the client accepts the professional', async () => {
      await goToAccountPage(ana, 'Ana Ferreyra', 'Mis Publicaciones', 'Tus Ofertas')
      await press(ana, new RegExp(title))
      await press(ana, 'ACEPTAR a Bruno Saldaño')
      await press(ana, /^ACEPTAR$/)
      await expect(ana.getByText('Aceptaste el trabajador', { exact: true })).toBeVisible()
      // The button that had the focus is gone.
      await expect(panel).toBeFocused()
    })

    await test.step('the client pays in the window of the provider and rates there', async () => {
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
      await expect.poll(() => window.isClosed()).toBe(true)
      await expect(ana.getByText('Proceso Culminado')).toBeVisible()
      await expect(panel).toBeFocused()
    })
  },
)
