import { expect, test, type Page } from './fixtures.ts'
import { isWide } from './checkPage.ts'
import { publishOffer } from './offers.ts'
import {
  aPhoto,
  choose,
  completeData,
  filter,
  findPortrait,
  goTo,
  signInAs,
  signUp,
  tick,
  type NewPerson,
} from './people.ts'

test('a visitor who applies is sent to sign in; the application is then completed and shown on every device of theirs (S-008, S-009, S-034, S-107, S-309, S-380..S-382)', async ({
  baseURL,
  page,
  signedIn,
  tokenOf,
  uniqueNumber,
}) => {
  const title = `Destapar una rejilla ${uniqueNumber}`
  await publishOffer(baseURL, await tokenOf('Ana'), title)
  const list = `/service?tittle=${encodeURIComponent(title)}`
  await page.goto(list)
  const offer = page.getByRole('article')
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible()
  await expect(offer.getByRole('link')).toHaveCount(0)
  await offer.getByRole('button', { name: /^Postular/ }).click()
  await page.getByRole('button', { name: 'Bruno' }).click()
  await expect(page).toHaveURL(/\/service\?tittle=/)
  await expect(page.getByText('Te has postulado')).toBeVisible()
  await expect(offer.getByRole('button', { name: /^Postulado/ })).toBeDisabled()
  const address = await offer.getByRole('link').first().getAttribute('href')
  const phone = await signedIn('Bruno')
  await phone.goto(list)
  const link = phone.locator(`a[href="${address}"]`)
  const same = phone.getByRole('article').filter({ has: link })
  await expect(same.getByRole('button', { name: /^Postulado/ })).toBeDisabled()
  await phone.goto(`/profilep/postulaciones/2?${new URLSearchParams({ tittle: title }).toString()}`)
  await expect(link.first()).toBeVisible()
})

test(
  'a visitor finds a professional by trade and contacts them after signing in (S-007, S-010, S-036, S-086, S-135, S-150..S-153, S-452)',
  { tag: '@phone' },
  async ({ page }) => {
    const name = page.getByRole('searchbox', { name: 'Nombre', exact: true })
    await page.goto('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Plomería/ })
      .click()
    await expect(page).toHaveURL(/\/professional\?job=1$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Profesionales' })).toBeVisible()
    await goTo(page, 'Gas', { under: 'Profesionales' })
    await expect(page).toHaveURL(/\/professional\?job=\d+$/)
    await filter(page, () => name.fill('saldaño'), /name=salda/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('button', { name: /^Contactar/ }).click()
    await page.getByRole('button', { name: 'Ana' }).click()
    await expect(page.getByText('Notificacion enviada correctamente')).toBeVisible()
    await page.getByRole('link', { name: 'Bruno Saldaño' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bruno Saldaño' })).toBeVisible()
    await expect(page.getByText('Notificacion enviada correctamente')).toHaveCount(0)
    await page.getByRole('button', { name: 'Contactar' }).click()
    const contacted = page.getByRole('status').filter({ hasText: 'Notificacion enviada correctamente' })
    await expect(contacted).toBeVisible()
    await page.getByRole('link', { name: 'Volver' }).first().click()
    await expect(page).toHaveURL(/\/professional$/)
    // The button is available again on the next visit, to the same person too.
    await filter(page, () => name.fill('saldaño'), /name=salda/)
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: 'Bruno Saldaño' }).first().click()
    await expect(page.getByRole('button', { name: 'Contactar' })).toBeEnabled()
    await expect(page.getByText('Notificacion enviada correctamente')).toHaveCount(0)
  },
)

test(
  'a new user’s photo that was lost is sent with the next try, and a client who wants to apply becomes a professional first (S-013, S-055, S-177, S-385, S-452)',
  { tag: '@all' },
  async ({ page, uniqueNumber }) => {
    const newcomer: NewPerson = {
      firstName: 'Nadia',
      lastName: 'Paz',
      email: `nadia.${uniqueNumber}@example.org`,
      phone: '2215550177',
    }
    await signUp(page, newcomer)
    await tick(page, 'radio', 'comun')
    await page.getByLabel('Foto', { exact: true }).setInputFiles(await aPhoto(page))
    await page.route('**/user/register/img', (route) => route.abort('connectionfailed'), { times: 1 })
    await page.getByRole('button', { name: 'Registrarse' }).click()
    await expect(page.getByText('Sin conexión con el servidor')).toBeVisible()
    await page.getByRole('button', { name: 'Registrarse' }).click()
    await completeData(page, newcomer)
    await page.getByRole('link', { name: 'Mi perfil' }).first().click()
    await findPortrait(page)
    await page.reload()
    await findPortrait(page)
    await page.getByRole('link', { name: 'Servicios' }).first().click()
    await page
      .getByRole('button', { name: /^Postular/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Completar el perfil profesional' }).click()
    await tick(page, 'checkbox', 'Pintura')
    await tick(page, 'checkbox', /sabado/i)
    await choose(page, 'Ciudad', 'Tigre')
    await page.getByRole('button', { name: 'Crear el perfil profesional' }).click()
    await expect(page.getByText('Datos guardados', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Servicios' }).first().click()
    await page
      .getByRole('button', { name: /^Postular/ })
      .first()
      .click()
    await expect(page.getByText('Te has postulado')).toBeVisible()
  },
)

test('a visitor can write to the marketplace from the footer (S-046, S-082, S-434)', async ({
  page,
  uniqueNumber,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contáctanos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible()
  await page.getByLabel('Nombre').fill('Nadia')
  await page.getByLabel('Email').fill('nadia@example.org')
  await page.getByLabel('Mensaje').fill(`¿Llegan a Tigre? ${uniqueNumber}`)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'El mensaje fue enviado' })).toBeVisible()
  await expect(page.getByLabel('Mensaje')).toHaveValue('')
  expect(logged.some((text) => text.includes('200'))).toBe(true)
  await page.goto('/outbox')
  await expect(page.getByText(/Nadia/).first()).toBeVisible()
})

test('a user edits their own data and sees the change, and a page of another user redirects to their own (S-053, S-056, S-182, S-452)', async ({
  baseURL,
  signedIn,
  uniqueNumber,
}) => {
  const address = `Calle 50 n.º ${uniqueNumber}`
  const page = await signedIn('Ana')
  await page.goto('/profilec/modificardatos')
  await page.getByLabel('Dirección').fill(address)
  await page.getByRole('button', { name: 'Actualizar datos' }).click()
  await expect(page.getByText('Se actualizaron tus datos', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${baseURL}/`)
  await page.goto('/profile/99999')
  await expect(page).toHaveURL(/\/profile\/1$/)
  await expect(page.getByText(address)).toBeVisible()
})

test(
  'public pages open without signing in, in Spanish, on a phone and on a desk (S-001, S-028, S-033, S-035, S-088, S-096, S-131)',
  { tag: '@all' },
  async ({ page }) => {
    for (const [path, heading] of [
      ['/', 'Trabajadores con experiencia y referencia'],
      ['/service', 'Pagina de Servicios'],
      ['/professional', 'Profesionales'],
      ['/contact', 'Contacto'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'es-AR')
      await expect(page.getByRole('contentinfo')).toBeVisible()
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await isWide(page), `${path} at ${width} px scrolls sideways`).toBe(false)
      }
    }
    await page.goto('/service?page=2')
    const pager = page.getByRole('navigation', { name: 'Paginación' })
    await expect(pager.getByRole('link', { name: /Página 2/ })).toHaveAttribute('aria-current', 'page')
    await pager.getByRole('link', { name: 'Siguiente' }).click()
    await expect(page).toHaveURL(/page=3$/)
  },
)

test('a page for signed-in users shows a visitor the sign-in and none of its content (S-011, S-064)', async ({
  page,
}) => {
  for (const path of [
    '/service/detail/1',
    '/professional/detail/2',
    '/create/service',
    '/profile/1',
    '/profilep/jobs/2',
  ]) {
    await page.goto(path)
    const main = page.getByRole('main')
    await expect(main.getByText('Plomada')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Ingresar' })).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(0)
  }
})

test(
  'every page of an account opens for its owner, and its menu marks the current page (S-045, S-047, S-048, S-050, S-051, S-054, S-057..S-060, S-126, S-193, S-194, S-207, S-211, S-311)',
  { tag: '@all' },
  async ({ baseURL, signedIn }) => {
    const opens = async (page: Page, path: string, heading: string | RegExp, item?: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      // A long list has a pager, which marks its page too.
      const marked = page
        .getByRole('main')
        .locator('nav:not([aria-label="Paginación"]) [aria-current="page"]')
      await expect(marked).toHaveText(item === undefined ? [] : [item])
      await expect(page.getByRole('banner').getByRole('link', { name: 'Inicio', exact: true })).toBeVisible()
    }
    const bruno = await signedIn('Bruno')
    await opens(bruno, '/create/service', 'Crea tu servicio')
    await opens(bruno, '/aditionalinfo', 'Registrate')
    await opens(bruno, '/myprofilep/2', 'Bruno Saldaño', 'Mi Perfil')
    await opens(bruno, '/profilep/2', 'Tus Ofertas', 'Mis Publicaciones')
    await opens(bruno, '/profilep/jobs/2', 'Tus Trabajos', 'Mis trabajos')
    await opens(bruno, '/profilep/postulaciones/2', 'Mis Postulaciones', 'Mis Postulaciones')
    await opens(bruno, '/professional/detail/2', 'Bruno Saldaño')
    // A client's page redirects a professional to their own, and the registration a complete user to the home page.
    await bruno.goto('/profilec/2')
    await expect(bruno).toHaveURL(/\/profilep\/2$/)
    await bruno.goto('/user/register')
    await expect(bruno).toHaveURL(`${baseURL}/`)
    await bruno.goto('/service')
    await bruno.getByRole('article').first().getByRole('link').click()
    await expect(bruno).toHaveURL(/\/service\/detail\/\d+$/)
    await expect(bruno.getByRole('heading', { name: 'Sugerencias' })).toBeVisible()
    const ana = await signedIn('Ana')
    await opens(ana, '/profile/1', 'Ana Ferreyra', 'Mi Perfil')
    await opens(ana, '/profilec/1', 'Tus Ofertas', 'Mis Publicaciones')
  },
)

/** Replaces the stored access token by an expired one. */
const expireToken = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('userStorage') ?? '{}') as { token: string }
    stored.token = `x.${btoa('{"exp":1}')}.y`
    localStorage.setItem('userStorage', JSON.stringify(stored))
    return stored.token
  })
const storedToken = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('userStorage') ?? '{}') as { token?: string }
    return stored.token
  })

test('a sign-in uses a code with PKCE, is renewed silently, and ends at the provider too (S-341, S-342, S-435, S-436)', async ({
  baseURL,
  newDevice,
  tokenOf,
  uniqueNumber,
}) => {
  const title = `Pintar una reja ${uniqueNumber}`
  await publishOffer(baseURL, await tokenOf('Ana'), title)
  const ana = await newDevice()
  const requests: { path: string; search: URLSearchParams; body: string }[] = []
  ana.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (/authorize|token|logout/.test(pathname))
      requests.push({ path: pathname, search: searchParams, body: request.postData() ?? '' })
  })
  const last = (path: RegExp) => requests.findLast((one) => path.test(one.path))

  await signInAs(ana, 'Ana')
  await expect.poll(() => storedToken(ana)).toBeTruthy()
  expect(Object.fromEntries(last(/authorize$/)?.search ?? [])).toMatchObject({
    response_type: 'code',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  expect(last(/token/)).toMatchObject({
    path: expect.stringMatching(/\/oauth\/token$/),
    body: expect.stringMatching(/code_verifier/),
  })

  const before = await expireToken(ana)
  await ana.goto('/profilec/1')
  await expect(ana.getByRole('button', { name: new RegExp(`${title}.*pendiente`) })).toBeVisible()
  await expect(ana).toHaveURL(`${baseURL}/profilec/1`)
  expect(await storedToken(ana)).not.toBe(before)
  expect(last(/authorize$/)?.search.get('prompt')).toBe('none')

  await ana.getByRole('button', { name: 'Cerrar Sesion' }).click()
  // The page that the user leaves shows «Ingresar» too, until the home page has loaded.
  await expect(ana).toHaveURL(`${baseURL}/`)
  await expect(ana.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible()
  expect(await ana.evaluate(() => localStorage.getItem('userStorage'))).toBeNull()
  expect(last(/logout$/)?.search.get('returnTo')).toBe(baseURL)
  // The provider ended its session too: it shows the sign-in again.
  await ana.getByRole('button', { name: 'Ingresar' }).click()
  await expect(ana.getByRole('button', { name: 'Bruno' })).toBeVisible()
})

test(
  'a lost token request is repeated twice, and then the page says so and offers to sign in again (S-449, S-481)',
  { tag: '@all' },
  async ({ page: bruno }) => {
    let requests = 0
    await bruno.route('**/oauth/token', (route) => {
      requests += 1
      return route.abort('connectionfailed')
    })
    await bruno.goto('/')
    await bruno.getByRole('button', { name: 'Ingresar' }).click()
    await bruno.getByRole('button', { name: 'Bruno' }).click()
    await expect(bruno.getByText('No se pudo ingresar. Volver a intentar')).toBeVisible()
    expect(requests).toBe(3)
    await bruno.unroute('**/oauth/token')
    await bruno.getByRole('button', { name: 'Ingresar' }).click()
    await expect(bruno.getByRole('link', { name: 'Mi perfil' }).first()).toBeVisible()
  },
)
