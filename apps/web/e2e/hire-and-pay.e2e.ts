import { expect, test } from './fixtures.ts'
import { acceptApplicant, acceptInPage, applyTo, payWith, publishOffer } from './offers.ts'
import {
  takePhoto,
  choose,
  completeData,
  filter,
  expectPortrait,
  goTo,
  signUp,
  checkOption,
  type NewPerson,
} from './people.ts'

const client: NewPerson = {
  firstName: 'Lucía',
  lastName: 'Ferrari',
  email: 'lucia@example.org',
  phone: '2215550123',
}
const worker: NewPerson = {
  firstName: 'Ramiro',
  lastName: 'Sosa',
  email: 'ramiro@example.org',
  phone: '1155550145',
}
const TITLE = 'cambiar la grifería de la pileta de cocina'
const SHOWN = 'Cambiar la grifería de la pileta de cocina'
const BRUNO = 2

test(
  'an offer is published, applied to, accepted, paid and rated, and nothing is lost when the server is killed (S-002..S-006, S-014, S-015, S-125, S-128, S-129, S-149, S-162, S-163, S-318..S-322, S-421, S-423, S-452, P-153, P-156)',
  { tag: '@phone' },
  async ({ newDevice, startProduct }) => {
    const product = await startProduct()
    const lucia = await newDevice({ baseURL: product.url })
    const ramiro = await newDevice({ baseURL: product.url })

    await test.step('a new client signs up, completes the registration and publishes an offer with a photo', async () => {
      await signUp(lucia, client)
      await checkOption(lucia, 'radio', 'Busco a alguien para un trabajo')
      await lucia.getByRole('button', { name: 'Registrarse' }).click()
      await completeData(lucia, client)
      await goTo(lucia, 'Crear Servicio')
      await expect(lucia.getByRole('heading', { name: 'Crea tu servicio' })).toBeVisible()
      await lucia.getByLabel('Título').fill(TITLE)
      await lucia
        .getByLabel('Descripción')
        .fill('la pileta gotea desde hace una semana; el material ya está comprado.')
      await lucia.getByLabel('Presupuesto').fill('38500')
      await choose(lucia, 'Ciudad', 'Quilmes')
      await lucia.getByRole('textbox', { name: 'Dirección' }).fill('Mitre 640')
      await lucia.getByLabel('Fotos', { exact: true }).setInputFiles(await takePhoto(lucia))
      await lucia.getByRole('button', { name: 'Crear Servicio' }).click()
      await expect(lucia.getByText('Se creó con exito el servicio', { exact: true })).toBeVisible()
      await expect(lucia.getByLabel('Título')).toHaveValue('')
    })

    await test.step('a new professional signs up with a photo, finds the offer through filters and applies', async () => {
      await signUp(ramiro, worker)
      await checkOption(ramiro, 'radio', 'Ofrezco mi trabajo')
      await ramiro.getByLabel('Foto', { exact: true }).setInputFiles(await takePhoto(ramiro))
      await ramiro.getByRole('button', { name: 'Siguiente' }).click()
      await checkOption(ramiro, 'checkbox', 'Plomería')
      await checkOption(ramiro, 'checkbox', /lunes/i)
      await choose(ramiro, 'Ciudad', 'Quilmes')
      await ramiro.getByRole('button', { name: 'Registrarse' }).click()
      await completeData(ramiro, worker)
      await goTo(ramiro, 'Servicios')
      const search = async () => {
        await choose(ramiro, 'Oficio', 'Plomería')
        await choose(ramiro, 'Ciudad', 'Quilmes')
        await ramiro.getByRole('searchbox', { name: 'Nombre' }).fill('griferia de la pileta')
      }
      await filter(ramiro, search, /ciudad=Quilmes.*tittle=|tittle=.*ciudad=Quilmes/)
      await expect(ramiro.getByRole('article')).toHaveCount(1)
      await ramiro.getByRole('link', { name: SHOWN }).click()
      await expect(ramiro.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
      await ramiro.getByRole('button', { name: /^Postular a/ }).click()
      await expect(ramiro.getByText('Te has postulado', { exact: true })).toBeVisible()
      await expect(ramiro.getByRole('button', { name: /^Postulado/ })).toBeDisabled()
    })

    await test.step('the client accepts the professional', async () => {
      await lucia.getByRole('link', { name: 'Mi perfil' }).first().click()
      await lucia.getByRole('link', { name: 'Mis Publicaciones' }).click()
      await expect(lucia.getByRole('heading', { name: 'Tus Ofertas' })).toBeVisible()
      await lucia.getByRole('button', { name: new RegExp(SHOWN) }).click()
      await lucia.getByRole('button', { name: 'ACEPTAR a Ramiro Sosa' }).click()
      const dialog = lucia.getByRole('alertdialog', { name: '¿Aceptás a Ramiro Sosa?' })
      await expect(dialog.getByText('$ 38.500', { exact: true })).toBeVisible()
      await expect(dialog.getByText('Plomería')).toBeVisible()
      await expect(dialog.getByText('Tu publicación se cierra y no recibe más postulaciones.')).toBeVisible()
      await expect(dialog.getByText(/Hoy no pagás nada: los \$\s38\.500 los pagás con tarjeta/)).toBeVisible()
      await dialog.getByRole('button', { name: 'Cancelar' }).click()
      await expect(lucia.getByText('pendiente').filter({ visible: true }).first()).toBeVisible()
      await acceptInPage(lucia, 'Ramiro Sosa')
      await expect(lucia.getByText('Aceptaste el trabajador', { exact: true })).toBeVisible()
      await expect(lucia.getByText('Para pagar')).toBeVisible()
    })

    await test.step('a payment window that is closed leaves a page that says what holds', async () => {
      const opening = lucia.waitForEvent('popup')
      await lucia.getByRole('button', { name: 'Pagar', exact: true }).click()
      const window = await opening
      await window.getByLabel('Número de tarjeta').waitFor()
      await window.close()
      await expect(lucia.getByText(/Si cerraste la ventana sin pagar, no te cobramos nada/)).toBeVisible()
      await expect(lucia.getByRole('button', { name: 'Pagar', exact: true })).toBeEnabled()
    })

    await test.step('a declined card leads to the failure page and leaves the offer in proceso', async () => {
      const window = await payWith(lucia, '4000 0000 0000 0002')
      // The window closes after five seconds, and this notices at once what it shows.
      await window.getByText('¡Pago fallido!').waitFor()
      await expect.poll(() => window.isClosed()).toBe(true)
      await expect(lucia.getByRole('alert')).toContainText('El pago no se hizo y no te cobramos nada.')
      await expect(lucia.getByRole('button', { name: 'Pagar', exact: true })).toBeEnabled()
      await expect(lucia.getByText('Para pagar')).toBeVisible()
      await lucia.reload()
      await lucia.getByRole('button', { name: new RegExp(SHOWN) }).click()
      await expect(lucia.getByText('Para pagar')).toBeVisible()
    })

    await test.step('an accepted card leads to the rating, and the client rates', async () => {
      const window = await payWith(lucia, '4242 4242 4242 4242')
      await expect(window.getByText('Valora el servicio')).toBeVisible()
      await checkOption(window, 'radio', /4/)
      await window.getByLabel('Tu reseña:').fill('Llegó a horario y dejó todo funcionando.')
      await window.getByRole('button', { name: 'Enviar' }).click()
      await expect.poll(() => window.isClosed()).toBe(true)
      await expect(lucia.getByText('Proceso Culminado')).toBeVisible()
    })

    const readReview = async () => {
      await lucia.goto('/professional?name=Ramiro+Sosa')
      await lucia
        .getByRole('link', { name: /Ramiro Sosa/ })
        .first()
        .click()
      await expect(lucia.getByRole('heading', { level: 1, name: 'Ramiro Sosa' })).toBeVisible()
      await expectPortrait(lucia)
      await expect(lucia.getByText('Llegó a horario y dejó todo funcionando.')).toBeVisible()
      const review = lucia.getByRole('article').filter({ hasText: 'Llegó a horario' })
      await expect(review.getByRole('heading', { name: client.firstName })).toBeVisible()
      await expect(lucia.getByText('N/E')).toHaveCount(0)
      await expect(lucia.getByText('1 valoración')).toBeVisible()
      await expect(lucia.getByRole('img', { name: '4 de 5 estrellas' }).first()).toBeVisible()
    }
    await test.step(
      'the page of the professional shows the photo, the review and the new average',
      readReview,
    )

    await test.step('the server is killed and started again: no data is lost', async () => {
      await product.kill()
      await product.start()
      await readReview()
      await lucia.goto('/')
      await lucia.getByRole('link', { name: 'Mi perfil' }).first().click()
      await lucia.getByRole('link', { name: 'Mis Publicaciones' }).click()
      await lucia.getByRole('button', { name: new RegExp(SHOWN) }).click()
      await expect(lucia.getByText('Proceso Culminado')).toBeVisible()
      await expect(lucia.getByText('terminado').filter({ visible: true }).first()).toBeVisible()
    })
  },
)

test(
  'when two windows accept two applicants at the same time, one succeeds and the other is refused (S-004, S-200)',
  { tag: '@all' },
  async ({ baseURL, signedIn, getToken, uniqueNumber }) => {
    const title = `Colocar una canilla ${uniqueNumber}`
    const ana = await getToken('Ana')
    const offerId = await publishOffer(baseURL, ana, title)
    for (const professional of ['Bruno', 'Carla'] as const)
      await applyTo(baseURL, await getToken(professional), offerId)
    const windows = [await signedIn('Ana'), await signedIn('Ana')]
    for (const window of windows) {
      await window.goto(`/profilec/1?tittle=${encodeURIComponent(title)}`)
      await window.getByRole('button', { name: /pendiente/ }).click()
      await expect(window.getByRole('heading', { name: 'Postulantes' })).toBeVisible()
    }
    for (const [position, window] of windows.entries())
      await window
        .getByRole('button', { name: /^ACEPTAR a/ })
        .nth(position)
        .click()
    await Promise.all(
      windows.map((window) =>
        window.getByRole('alertdialog').getByRole('button', { name: 'ACEPTAR' }).click(),
      ),
    )
    const won = windows.map((window) => window.getByText('Aceptaste el trabajador'))
    const lost = windows.map((window) => window.getByText('Ya aceptaste a otra persona para este servicio'))
    await expect(won[0]!.or(lost[0]!)).toBeVisible()
    await expect(won[1]!.or(lost[1]!)).toBeVisible()
    expect((await Promise.all(won.map((text) => text.isVisible()))).filter(Boolean)).toHaveLength(1)
    expect((await Promise.all(lost.map((text) => text.isVisible()))).filter(Boolean)).toHaveLength(1)
    for (const window of windows) await expect(window.getByText('Para pagar')).toBeVisible()
  },
)

test(
  'the payment has one window, 650 pixels square, however often it is opened (S-425, S-474)',
  { tag: '@all' },
  async ({ baseURL, signedIn, getToken, uniqueNumber }) => {
    const title = `Reparar una canilla ${uniqueNumber}`
    const token = await getToken('Ana')
    const offerId = await publishOffer(baseURL, token, title)
    await applyTo(baseURL, await getToken('Bruno'), offerId)
    await acceptApplicant(baseURL, token, { offerId, workerId: BRUNO })
    const ana = await signedIn('Ana')
    await ana.goto(`/profilec/1?tittle=${encodeURIComponent(title)}`)
    const open = async () => {
      await ana.getByRole('button', { name: /proceso/ }).click()
      await ana.getByRole('button', { name: 'Pagar', exact: true }).click()
    }
    const opening = ana.waitForEvent('popup')
    await open()
    const window = await opening
    await expect(window.getByLabel('Número de tarjeta')).toBeVisible()
    expect(await window.evaluate(() => [innerWidth, innerHeight])).toEqual([650, 650])
    await window.getByLabel('Número de tarjeta').fill('4242')

    // After a reload the button opens the same window with an empty form.
    await ana.reload()
    await open()
    await expect(window.getByLabel('Número de tarjeta')).toHaveValue('')
    expect(ana.context().pages()).toEqual([ana, window])
  },
)
