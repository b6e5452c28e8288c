import { expect, test, type Page } from '@playwright/test'
import { aPhoto, deviceFor, signInAs } from './people.ts'
import { Product } from './product.ts'

const product = await Product.prepare()
test.use({ baseURL: product.url })
test.beforeAll(() => product.start())
test.afterAll(() => product.stop())

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
  // The page that one leaves offers to sign in again, until the start has come.
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible()
}

/** How many offers of the demo's Ana carry a title, and whether the first has a photo. */
const published = async (page: Page, title: string) => {
  await page.goto(`/profilec/1?tittle=${encodeURIComponent(title)}`)
  const rows = page.getByRole('main').getByRole('button', { name: new RegExp(title, 'i') })
  await expect(rows.first()).toBeVisible()
  return { count: await rows.count(), photos: await rows.first().locator('img').count() }
}

test('a photo on its way shows how far it is, is called off without losing what was typed, and joins the same offer when sent again', async ({
  browser,
}) => {
  // What a worker fetches cannot be slowed down here.
  const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await signInAs(page, 'Ana')
  await page.goto('/create/service')
  await fillOffer(page, 'Arreglar la canaleta del patio')
  await page.getByLabel('Foto', { exact: true }).setInputFiles(await aPhoto(page))
  const devtools = await context.newCDPSession(page)
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
  await expect(page.getByLabel('Título')).toHaveValue('Arreglar la canaleta del patio')

  await pace(-1)
  await publish(page)
  await expect(created(page)).toBeVisible()
  expect(await published(page, 'Arreglar la canaleta del patio')).toEqual({ count: 1, photos: 1 })
})

test('what was typed into an offer outlives a refusal, a reload and a session that ended, for its author alone', async ({
  browser,
}) => {
  const page = await deviceFor(browser, product.url)
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

  // The server no longer takes the session.
  await page.unroute(create)
  await page.route(create, (route) =>
    route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'x' } }),
  )
  await publish(page)
  await expect(page.getByText('Para seguir hace falta ingresar.')).toBeVisible()
  await page.unroute(create)
  await page.getByRole('main').getByRole('button', { name: 'Ingresar' }).click()
  await expect(page).toHaveURL(`${product.url}/create/service`)
  await expect(title).toHaveValue('Colocar un ventilador de techo')
  await expect(page.getByLabel('Presupuesto')).toHaveValue('41000')

  // Somebody else on the same device begins anew.
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

test('an offer and a professional can be passed on: by the device’s own sheet, or by a copied address', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: product.url,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await signInAs(page, 'Ana')
  for (const path of ['/service/detail/1', '/professional/detail/2']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Compartir' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'El enlace se copió' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product.url + path)
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
    .toEqual({ title: 'Bruno Saldaño', url: `${product.url}/professional/detail/2` })
})

test('an offer, a professional and one’s own data print as what they say: no bars, buttons or suggestions', async ({
  browser,
}) => {
  const page = await deviceFor(browser, product.url)
  await signInAs(page, 'Ana')
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

test('a sign-in that fails says why and leaves the way in open (S-449)', async ({ page }) => {
  for (const [answer, sentence] of [
    ['error=access_denied&error_description=no', 'El ingreso se canceló'],
    ['error=mfa_required', 'Falta el segundo paso de verificación. Volver a ingresar'],
    ['error=login_required', 'La sesión terminó. Volver a ingresar'],
    ['code=x&state=forged', 'El enlace de ingreso ya no sirve. Volver a ingresar'],
  ] as const) {
    // The provider sends back with the state that it was given, or with one that nobody gave.
    await page.route(/\/authorize/, (route) => {
      const state = new URL(route.request().url()).searchParams.get('state') ?? ''
      const back = answer.includes('state=') ? answer : `${answer}&state=${encodeURIComponent(state)}`
      return route.fulfill({ status: 302, headers: { location: `${product.url}/?${back}` } })
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Ingresar' }).first().click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page).toHaveURL(`${product.url}/`)
    await page.unroute(/\/authorize/)
  }
  await page.getByRole('button', { name: 'Ingresar' }).first().click()
  await expect(page.getByRole('button', { name: 'Bruno' })).toBeVisible()
})

test('a list that cannot be read is asked for again; an application shows at once, goes back when it is lost, and is made once by two presses', async ({
  browser,
}) => {
  const bruno = await deviceFor(browser, product.url)
  await signInAs(bruno, 'Bruno')
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
})

test('whoever presses twice applies once, or is told once what is missing, and opens nothing: the second press meets what the first has pressed', async ({
  browser,
}) => {
  const bruno = await deviceFor(browser, product.url)
  await signInAs(bruno, 'Bruno')
  const ana = await deviceFor(browser, product.url)
  await signInAs(ana, 'Ana')
  const missing = 'Para postularse hace falta completar el perfil profesional.'
  for (const [page, width, height, said] of [
    [bruno, 390, 844, 'Te has postulado'],
    [bruno, 1280, 1000, 'Te has postulado'],
    // So narrow are its cards that «Postulado» needs a line of its own.
    [bruno, 1220, 1000, 'Te has postulado'],
    [ana, 390, 844, missing],
    [ana, 1280, 1000, missing],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/service?page=2')
    const button = page.getByRole('button', { name: /^Postular/, disabled: false }).first()
    await expect(button).toBeInViewport({ ratio: 1 })
    // Only at its very top does no browser keep a page in place by itself.
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const box = await button.boundingBox()
    if (!box) throw new Error('The button has gone')
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
    await page.mouse.click(...middle)
    await expect(page.getByText(said)).toBeVisible()
    const link = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('a')?.textContent,
      middle,
    )
    expect(link, `what a second press meets, ${width} px wide`).toBeUndefined()
    await page.mouse.click(...middle)
    await expect(page.getByText(said)).toHaveCount(1)
    await expect(page).toHaveURL(`${product.url}/service?page=2`)
  }
})
