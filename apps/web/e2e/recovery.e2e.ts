import { expect, test, type Page } from './fixtures.ts'
import { signInAs, takePhoto } from './people.ts'

const fillOffer = async (page: Page, title: string) => {
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('Descripción').fill('Con el material puesto.')
  await page.getByLabel('Presupuesto').fill('41000')
  await page.getByRole('textbox', { name: 'Dirección' }).fill('Calle 12 n.º 34')
}
const publish = (page: Page) => page.getByRole('button', { name: 'Crear Servicio' }).click()
const successMessage = (page: Page) => page.getByText('Se creó con exito el servicio')

const signOut = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Mi perfil' }).first().click()
  await page.getByRole('button', { name: 'Cerrar Sesion' }).click()
  // The page that the user leaves shows «Ingresar» too, until the home page has loaded.
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible()
}

/** Counts Ana's offers with a title, and the photos of the first one. */
const countPublished = async (page: Page, title: string) => {
  await page.goto(`/profilec/1?tittle=${encodeURIComponent(title)}`)
  const rows = page.getByRole('main').getByRole('button', { name: new RegExp(title, 'i') })
  await expect(rows.first()).toBeVisible()
  return { count: await rows.count(), photos: await rows.first().locator('img').count() }
}

test(
  'a photo upload shows its progress, can be canceled without losing the form, and is added to the same offer when sent again',
  { tag: '@all' },
  async ({ signedIn, uniqueNumber }) => {
    // DevTools cannot slow down what a service worker fetches.
    const page = await signedIn('Ana', { serviceWorkers: 'block' })
    const title = `Arreglar la canaleta del patio n.º ${uniqueNumber}`
    await page.goto('/create/service')
    await fillOffer(page, title)
    await page.getByLabel('Fotos', { exact: true }).setInputFiles(await takePhoto(page))
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    const pace = (uploadThroughput: number) =>
      devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      })
    await pace(2000)
    const ended = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().endsWith('/fotos'),
    })
    await publish(page)
    const progress = page.getByRole('progressbar', { name: 'Enviando la foto' })
    const percent = async () => Number(await progress.getAttribute('aria-valuenow'))
    await expect(progress).toBeVisible()
    const before = await percent()
    await expect.poll(percent).toBeGreaterThan(before)
    await page.getByRole('button', { name: 'Cancelar el envío' }).click()
    expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
    await expect(page.getByText(/Cancelaste el envío de las fotos/)).toBeVisible()
    await expect(progress).toBeHidden()
    await expect(page.getByRole('button', { name: 'Crear Servicio' })).toBeFocused()
    await expect(page.getByLabel('Título')).toHaveValue(title)

    await pace(-1)
    await publish(page)
    await expect(successMessage(page)).toBeVisible()
    expect(await countPublished(page, title)).toEqual({ count: 1, photos: 1 })
  },
)

test('the draft of an offer survives a refusal, a reload and an expired session, for its author alone', async ({
  newDevice,
  baseURL,
}) => {
  const page = await newDevice()
  await signInAs(page, 'Ana')
  await page.goto('/create/service')
  const title = page.getByLabel('Título')
  await fillOffer(page, 'Colocar un ventilador de techo')

  const create = /\/api\/user\/service$/
  let requests = 0
  await page.route(create, (route) => {
    requests += 1
    return route.fulfill({ status: 503, json: { code: 'unavailable', message: 'x' } })
  })
  await publish(page)
  await expect(page.getByText('Relleno correctamente los formularios')).toBeVisible()
  await expect(title).toHaveValue('Colocar un ventilador de techo')
  expect(requests).toBe(1)

  await page.reload()
  await expect(title).toHaveValue('Colocar un ventilador de techo')

  // The server refuses the session.
  await page.unroute(create)
  await page.route(create, (route) =>
    route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'x' } }),
  )
  await publish(page)
  await expect(page.getByText('Para seguir, ingresá.')).toBeVisible()
  await page.unroute(create)
  await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click()
  await expect(page).toHaveURL(`${baseURL}/create/service`)
  await expect(title).toHaveValue('Colocar un ventilador de techo')
  await expect(page.getByLabel('Presupuesto')).toHaveValue('41.000')

  // Another user of the same device sees an empty form.
  await signOut(page)
  await signInAs(page, 'Bruno')
  await page.goto('/create/service')
  await expect(title).toHaveValue('')
  await signOut(page)
  await signInAs(page, 'Ana')
  await page.goto('/create/service')
  await expect(title).toHaveValue('Colocar un ventilador de techo')
  await publish(page)
  await expect(successMessage(page)).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue('')
})

test(
  'a list that could not be loaded loads on retry; an application is shown at once, undone when the connection is lost, and sent once on a double click',
  { tag: '@all' },
  async ({ signedIn }) => {
    const bruno = await signedIn('Bruno')
    const list = /\/api\/service\?/
    await bruno.route(list, (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }))
    await bruno.goto('/service')
    await expect(bruno.getByText('No pudimos cargar la lista.')).toBeVisible()
    await bruno.unroute(list)
    await bruno.getByRole('button', { name: 'Reintentar' }).click()
    await expect(bruno.getByRole('article').first()).toBeVisible()

    const application = /\/service\/postular\//
    const applications: string[] = []
    bruno.on('request', (request) => {
      if (application.test(request.url())) applications.push(request.url())
    })
    await bruno
      .getByRole('article')
      .filter({ has: bruno.getByRole('button', { name: /^Postular a/, disabled: false }) })
      .first()
      .getByRole('link')
      .click()
    await expect(bruno.getByRole('heading', { name: 'Sugerencias' })).toBeVisible()
    const button = bruno.getByRole('button', { name: /^Postular a/ })
    const done = bruno.getByRole('button', { name: 'Postulado' })

    // The button changes before the request leaves.
    const loss = Promise.withResolvers<void>()
    await bruno.route(application, async (route) => {
      await loss.promise
      await route.abort('connectionfailed')
    })
    await button.click()
    await expect(done).toBeDisabled()
    loss.resolve()
    await expect(bruno.getByRole('alert').filter({ hasText: 'Sin conexión con el servidor' })).toBeVisible()
    await expect(button).toBeEnabled()
    await expect(bruno.getByText('Te has postulado')).toHaveCount(0)
    await bruno.unroute(application)

    applications.length = 0
    const applied = bruno.waitForResponse(application)
    await button.dblclick()
    await applied
    await expect(bruno.getByText('Te has postulado')).toBeVisible()
    await expect(done).toBeDisabled()
    expect(applications).toHaveLength(1)
  },
)
