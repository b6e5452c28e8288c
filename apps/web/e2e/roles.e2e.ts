import { expect, test, untilInteractive, type Page } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { choose } from './people.ts'

const administration = [
  '/dashboard',
  '/dashboard/users',
  '/dashboard/user/detail?id=1',
  '/dashboard/services',
  '/dashboard/services/proceso',
  '/dashboard/services/terminado',
  '/dashboard/trabajos',
  '/dashboard/arrepentimientos',
  '/dashboard/payments',
  '/dashboard/pagos',
  '/dashboard/pagos/1',
  '/dashboard/libro?trabajo=1',
  '/dashboard/ganancias',
  '/dashboard/conciliacion',
  '/dashboard/jobs',
  '/dashboard/jobs/create',
  '/admin/create/job',
]

const expectRefusal = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Sin permiso' }), path).toBeVisible()
  await expect(page).toHaveTitle(/Plomada$/)
  await expect(page.getByRole('article')).toHaveCount(0)
}

const expectRedirect = async (page: Page, path: string, to: string) => {
  await page.goto(path)
  await expect(page, path).toHaveURL((url) => url.pathname === to)
}

test(
  'a user without the role is refused on each page of the administration, and redirected from an account page of another person to their own (S-053..S-060, S-071, S-072, S-238, S-390, S-391, S-393)',
  { tag: '@all' },
  async ({ signedIn }) => {
    const ana = await signedIn('Ana')
    await test.step('a client', async () => {
      for (const path of administration) await expectRefusal(ana, path)
      for (const [path, own] of [
        ['/profile/2', '/profile/1'],
        ['/profilec/2', '/profilec/1'],
        ['/myprofilep/1', '/profile/1'],
        ['/profilep/1', '/profilec/1'],
        ['/profilep/jobs/1', '/profile/1'],
        ['/profilep/postulaciones/2', '/profile/1'],
      ] as const)
        await expectRedirect(ana, path, own)
    })
    await test.step('a professional', async () => {
      const bruno = await signedIn('Bruno')
      for (const path of administration) await expectRefusal(bruno, path)
      for (const [path, own] of [
        ['/profile/2', '/myprofilep/2'],
        ['/profilec/1', '/profilep/2'],
        ['/profilep/jobs/1', '/profilep/jobs/2'],
        ['/profilep/postulaciones/3', '/profilep/postulaciones/2'],
      ] as const)
        await expectRedirect(bruno, path, own)
    })
    await test.step('an admin, who has no account pages', async () => {
      const elena = await signedIn('Elena')
      for (const path of ['/create/service', '/formsss', '/profilec/modificar', '/profilec/modificardatos'])
        await expectRefusal(elena, path)
      for (const path of ['/profile/1', '/profilec/1', '/myprofilep/2', '/profilep/2', '/profilep/jobs/2'])
        await expectRedirect(elena, path, '/')
    })
    await test.step('the server refuses the same', async () => {
      const refusals = await ana.evaluate(async () => {
        const { token } = JSON.parse(localStorage.getItem('userStorage') ?? '{}') as { token: string }
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
        const responses = [
          fetch('/api/admin/dashboard', { headers }),
          fetch('/api/job', { method: 'POST', headers, body: '{"name":"Nada"}' }),
          fetch('/api/admin/user/update', { method: 'PUT', headers, body: '{"id":2,"state":false}' }),
          fetch('/api/admin/service/delete?id=1', { method: 'DELETE', headers, body: '{"id":1}' }),
        ]
        return (await Promise.all(responses)).map(({ status }) => status)
      })
      expect(refusals).toEqual([403, 403, 403, 403])
    })
  },
)

test(
  'a banned user can sign in, is refused every action and loses no input (S-018, S-267, S-379, S-438, S-442)',
  { tag: ['@phone', '@all'] },
  async ({ signedIn }) => {
    const dario = await signedIn('Dario')
    await dario.goto('/professional/detail/2')
    await dario.getByRole('button', { name: 'Contactar' }).first().click()
    await expect(
      dario.getByRole('alert').filter({ hasText: 'Ups, no se pudo enviar los datos' }),
    ).toBeVisible()

    await dario.goto('/profilec/modificardatos')
    await dario.getByRole('textbox', { name: 'Dirección' }).fill('Calle 12 n.º 34')
    await choose(dario, 'Ciudad', 'Tigre')
    await dario.getByRole('button', { name: 'Actualizar datos' }).click()
    await expect(dario.getByRole('alert').filter({ hasText: 'Usuario Baneado' })).toBeVisible()
    await expect(dario.getByRole('textbox', { name: 'Dirección' })).toHaveValue('Calle 12 n.º 34')

    await dario.goto('/create/service')
    await dario.getByLabel('Título').fill('Pintar el frente')
    await dario.getByLabel('Descripción').fill('Dos manos, 40 m².')
    await dario.getByLabel('Presupuesto').fill('30000')
    await dario.getByRole('textbox', { name: 'Dirección' }).fill('Calle 12 n.º 34')
    await dario.getByRole('button', { name: 'Crear Servicio' }).click()
    await expect(dario.getByText('Relleno correctamente los formularios')).toBeVisible()
    await dario.reload()
    await expect(dario.getByLabel('Título')).toHaveValue('Pintar el frente')
  },
)

test('following a link focuses the heading of the page and scrolls to its top, and Back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/service')
  await untilInteractive(page)
  const last = page.getByRole('article').last()
  await last.scrollIntoViewIfNeeded()
  const height = () => page.evaluate(() => window.scrollY)
  const before = await height()
  expect(before).toBeGreaterThan(500)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contáctanos' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeFocused()
  await expect(page).toHaveTitle('Contacto · Plomada')
  expect(await height()).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina de Servicios' })).toBeFocused()
  await expect.poll(height).toBeGreaterThan(500)
  // A reload restores the position too.
  const returned = await height()
  await page.reload()
  await expect.poll(height).toBe(returned)
})

test('the next page of a list shows its first card and focuses the heading above it (S-096)', async ({
  page,
}) => {
  await page.goto('/service')
  await untilInteractive(page)
  await page.getByRole('navigation', { name: 'Paginación' }).getByRole('link', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL(/page=2$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Resultados' })).toBeFocused()
  await expect(page.getByRole('article').first()).toBeInViewport()
})

test(
  'a page shows that the connection is lost and loads on retry, and an unknown id shows the not-found page',
  { tag: '@all' },
  async ({ signedIn }) => {
    const ana = await signedIn('Ana')
    const offer = /\/api\/service\/1$/
    await ana.route(offer, (route) => route.abort('connectionfailed'))
    await ana.goto('/service/detail/1')
    await expect(ana.getByRole('heading', { level: 1, name: /Sin conexión/ })).toBeVisible()
    await ana.unroute(offer)
    await ana.getByRole('button', { name: 'Reintentar' }).click()
    await expect(ana.getByRole('heading', { name: 'Sugerencias' })).toBeVisible()
    for (const path of ['/service/detail/99999999', '/professional/detail/99999999', '/service/detail/uno']) {
      await ana.goto(path)
      await expect(ana.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible()
    }
    await ana.goto('/job/99999999')
    await expect(ana.getByRole('heading', { level: 1, name: 'Oficio no encontrado' })).toBeVisible()
  },
)

test(
  'applications that could not be loaded show an empty list, log an error and load on retry (S-415, S-440)',
  { tag: '@all' },
  async ({ signedIn }) => {
    const bruno = await signedIn('Bruno')
    const logged: string[] = []
    bruno.on('console', (message) => logged.push(message.text()))
    const applications = /\/services\/Postulaciones/
    await bruno.route(applications, (route) => route.fulfill({ status: 403, json: { code: 'forbidden' } }))
    await bruno.goto('/profilep/postulaciones/2')
    await expect(bruno.getByText('Aún no te has postulado a un servicio')).toBeVisible()
    await expect(bruno.getByRole('article')).toHaveCount(0)
    expect(logged.filter((text) => text.startsWith('not authenticated'))).toHaveLength(1)
    await bruno.unroute(applications)
    await bruno.getByRole('button', { name: 'Reintentar' }).click()
    await expect(bruno.getByRole('article').first()).toBeVisible()
  },
)

test('a slow page shows a loading state, and Back cancels the navigation', async ({ newDevice }) => {
  // Playwright cannot hold what a service worker fetches.
  const page = await newDevice({ serviceWorkers: 'block' })
  await page.goto('/service')
  await untilInteractive(page)
  // Nothing else is loading.
  await page.waitForLoadState('networkidle')
  const release = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await release.promise
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contáctanos' }).click()
  await expect(page.getByRole('main').getByText('Cargando...')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('main').getByText('Cargando...')).toBeVisible()
  release.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeFocused()
})

test(
  'the code of a page is prefetched when its link is hovered, focused, or on a phone visible (S-082)',
  { tag: '@all' },
  async ({ newDevice }) => {
    const code = /\/assets\/.*\.js$/
    const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } }
    for (const [trigger, device] of [
      ['hover', {}],
      ['focus', {}],
      ['visible', phone],
    ] as const) {
      const page = await newDevice(device)
      await page.goto('/service')
      await expect(page.getByRole('article').first()).toBeVisible()
      await untilInteractive(page)
      await page.waitForLoadState('networkidle')
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contáctanos' })
      const request = page.waitForRequest(code)
      if (trigger === 'focus') await tabTo(page, 'link', 'Contáctanos', { isBack: true })
      else await link.scrollIntoViewIfNeeded()
      if (trigger === 'hover') await link.hover()
      await request
      await expect(page).toHaveURL(/\/service$/)
      await (trigger === 'focus' ? page.keyboard.press('Enter') : link.click())
      await expect(page.getByRole('heading', { level: 1, name: 'Contacto' })).toBeFocused()
    }
  },
)
