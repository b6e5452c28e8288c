import { expect, test, type Page } from './fixtures.ts'
import { publishOffer } from './offers.ts'
import { signInAs } from './people.ts'

test(
  'a failed sign-in shows the reason and can be retried (S-449)',
  { tag: '@all' },
  async ({ page, baseURL }) => {
    for (const [query, sentence] of [
      ['error=access_denied&error_description=no', 'Cancelaste el ingreso'],
      ['error=mfa_required', 'Te faltó el segundo paso de verificación. Ingresá de nuevo'],
      ['error=login_required', 'Tu sesión terminó. Ingresá de nuevo'],
      ['code=x&state=forged', 'Ese enlace ya no sirve. Ingresá de nuevo'],
    ] as const) {
      // The provider redirects with the state that it was given, or with a forged one.
      await page.route(/\/authorize/, (route) => {
        const state = new URL(route.request().url()).searchParams.get('state') ?? ''
        const back = query.includes('state=') ? query : `${query}&state=${encodeURIComponent(state)}`
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
  'a device whose clock is three hours ahead reads both times after its sign-in fails, and signs in once it is right (P-179)',
  { tag: '@all' },
  async ({ newDevice }) => {
    const page = await newDevice()
    await page.clock.setFixedTime(Date.now() + 3 * 60 * 60 * 1000)
    await page.goto('/')
    await page.getByRole('button', { name: 'Ingresar' }).first().click()
    await page.getByRole('button', { name: 'Ana' }).click()
    await expect(
      page.getByText(/este dispositivo marca [\d/,: ]+ y la hora real es [\d/,: ]+\. Corregí la hora/),
    ).toBeVisible()
    await page.clock.setFixedTime(Date.now())
    await page.getByRole('button', { name: 'Ingresar' }).first().click()
    await expect(page.getByRole('link', { name: /^Notificaciones/ }).first()).toBeVisible()
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
const readStoredToken = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('userStorage') ?? '{}') as { token?: string }
    return stored.token
  })

test(
  'a sign-in uses a code with PKCE, is renewed silently, and ends at the provider too (S-341, S-342, S-435, S-436)',
  { tag: '@all' },
  async ({ baseURL, newDevice, getToken, uniqueNumber }) => {
    const title = `Pintar una reja ${uniqueNumber}`
    await publishOffer(baseURL, await getToken('Ana'), title)
    const ana = await newDevice()
    const requests: { path: string; search: URLSearchParams; body: string }[] = []
    ana.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (/authorize|token|logout/.test(pathname))
        requests.push({ path: pathname, search: searchParams, body: request.postData() ?? '' })
    })
    const last = (path: RegExp) => requests.findLast((one) => path.test(one.path))

    await signInAs(ana, 'Ana')
    await expect.poll(() => readStoredToken(ana)).toBeTruthy()
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
    expect(await readStoredToken(ana)).not.toBe(before)
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
  },
)

test(
  'a lost token request is repeated twice, and then the page shows an error and the sign-in (S-449, S-481)',
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
    await expect(bruno.getByText('No pudimos iniciar tu sesión. Intentá de nuevo')).toBeVisible()
    expect(requests).toBe(3)
    await bruno.unroute('**/oauth/token')
    await bruno.getByRole('button', { name: 'Ingresar' }).click()
    await expect(bruno.getByRole('link', { name: 'Mi perfil' }).first()).toBeVisible()
  },
)
