import { expect, test, type Page } from './fixtures.ts'
import { aPhoto, signInAs } from './people.ts'

const fillOffer = async (page: Page, title: string) => {
  await page.getByLabel('Título').fill(title)
  await page.getByLabel('Descripción').fill('Con el material puesto.')
  await page.getByLabel('Presupuesto').fill('41000')
  await page.getByLabel('Dirección').fill('Calle 12 n.º 34')
}
const publish = (page: Page) => page.getByRole('button', { name: 'Crear Servicio' }).click()
const created = (page: Page) => page.getByText('Se creó con exito el servicio')

const signOut = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Mi perfil' }).first().click()
  await page.getByRole('button', { name: 'Cerrar Sesion' }).click()
  // The page that the user leaves shows «Ingresar» too, until the home page has loaded.
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible()
}

/** Counts Ana's offers with a title, and the photos of the first one. */
const published = async (page: Page, title: string) => {
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
    await page.getByLabel('Foto', { exact: true }).setInputFiles(await aPhoto(page))
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    const pace = (uploadThroughput: number) =>
      devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      })
    await pace(8000)
    const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('/service/img/'))
    await publish(page)
    const progress = page.getByRole('progressbar', { name: 'Enviando la foto' })
    const percent = async () => Number(await progress.getAttribute('aria-valuenow'))
    await expect(progress).toBeVisible()
    const before = await percent()
    await expect.poll(percent).toBeGreaterThan(before)
    await page.getByRole('button', { name: 'Cancelar el envío' }).click()
    expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED')
    await expect(page.getByText(/El envío de la foto se canceló/)).toBeVisible()
    await expect(progress).toBeHidden()
    await expect(page.getByRole('button', { name: 'Crear Servicio' })).toBeFocused()
    await expect(page.getByLabel('Título')).toHaveValue(title)

    await pace(-1)
    await publish(page)
    await expect(created(page)).toBeVisible()
    expect(await published(page, title)).toEqual({ count: 1, photos: 1 })
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
  await expect(page.getByText('Para seguir hace falta ingresar.')).toBeVisible()
  await page.unroute(create)
  await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click()
  await expect(page).toHaveURL(`${baseURL}/create/service`)
  await expect(title).toHaveValue('Colocar un ventilador de techo')
  await expect(page.getByLabel('Presupuesto')).toHaveValue('41000')

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
  await expect(created(page)).toBeVisible()
  await page.reload()
  await expect(title).toHaveValue('')
})

test(
  'an offer and a professional can be shared, with the share dialog of the device or by copying the address',
  { tag: '@all' },
  async ({ signedIn, baseURL }) => {
    const page = await signedIn('Ana', { permissions: ['clipboard-read', 'clipboard-write'] })
    for (const path of ['/service/detail/1', '/professional/detail/2']) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Compartir' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'El enlace se copió' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`)
    }
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async (shared: ShareData) => Object.assign(window, { shared }),
      })
    })
    await page.goto('/professional/detail/2')
    await page.getByRole('button', { name: 'Compartir' }).click()
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared))
      .toEqual({ title: 'Bruno Saldaño', url: `${baseURL}/professional/detail/2` })
  },
)

test('an offer, a professional and the own profile print their content without bars, buttons and suggestions', async ({
  signedIn,
}) => {
  const page = await signedIn('Ana')
  for (const [path, onScreen, onPaper] of [
    ['/service/detail/1', 'Sugerencias', 'Presupuesto'],
    ['/professional/detail/2', 'Contactar', 'Opiniones de nuestros usuarios'],
    ['/profile/1', 'Modificar datos personales', 'Lugar de residencia'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await expect(page.getByText(onScreen).first()).toBeVisible()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(onPaper).first()).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'button', 'navigation'] as const)
      for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden()
    for (const part of await page.getByText(onScreen).all()) await expect(part, path).toBeHidden()
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('light')
  }
})

test(
  'a failed sign-in says why and can be tried again (S-449)',
  { tag: '@all' },
  async ({ page, baseURL }) => {
    for (const [answer, sentence] of [
      ['error=access_denied&error_description=no', 'El ingreso se canceló'],
      ['error=mfa_required', 'Falta el segundo paso de verificación. Volver a ingresar'],
      ['error=login_required', 'La sesión terminó. Volver a ingresar'],
      ['code=x&state=forged', 'El enlace de ingreso ya no sirve. Volver a ingresar'],
    ] as const) {
      // The provider redirects with the state that it was given, or with a forged one.
      await page.route(/\/authorize/, (route) => {
        const state = new URL(route.request().url()).searchParams.get('state') ?? ''
        const back = answer.includes('state=') ? answer : `${answer}&state=${encodeURIComponent(state)}`
        return route.fulfill({ status: 302, headers: { location: `${baseURL}/?${back}` } })
      })
      await page.goto('/')
      await page.getByRole('button', { name: 'Ingresar' }).first().click()
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(page).toHaveURL(`${baseURL}/`)
      await page.unroute(/\/authorize/)
    }
    await page.getByRole('button', { name: 'Ingresar' }).first().click()
    await expect(page.getByRole('button', { name: 'Bruno' })).toBeVisible()
  },
)

test(
  'a list that could not be read loads on retry; an application shows at once, is undone when the connection is lost, and is sent once by a double click',
  { tag: '@all' },
  async ({ signedIn }) => {
    const bruno = await signedIn('Bruno')
    const list = /\/api\/service\?/
    await bruno.route(list, (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }))
    await bruno.goto('/service')
    await expect(bruno.getByText('No se pudo cargar la lista.')).toBeVisible()
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
      .filter({ has: bruno.getByRole('button', { name: /^Postular/, disabled: false }) })
      .first()
      .getByRole('link')
      .click()
    await expect(bruno.getByRole('heading', { name: 'Sugerencias' })).toBeVisible()
    const button = bruno.getByRole('button', { name: /^Postular/ })
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
