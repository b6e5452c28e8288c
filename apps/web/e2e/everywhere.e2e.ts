import { expect, test } from '@playwright/test'
import { deviceFor, signInAs, signUp, tick } from './people.ts'
import { Product } from './product.ts'
import { type Stop, walk } from './walk.ts'

const product = await Product.prepare()
test.use({ baseURL: product.url })
test.beforeAll(() => product.start())
test.afterAll(() => product.stop())
test.describe.configure({ timeout: 600_000 })

const TITLE = 'Ingresar'
const askToSignIn = (path: string, title = TITLE): Stop => ({ path, heading: 'Plomada', title })

test('a visitor finds every public page without a fault, and at every other one the way to sign in (S-028, S-033..S-035, S-046, S-064)', async ({
  browser,
}) => {
  const page = await deviceFor(browser, product.url)
  await walk(page, [
    { path: '/', heading: 'Trabajadores con experiencia y referencia' },
    { path: '/service', heading: 'Pagina de Servicios', title: 'Pagina de Servicios', shows: 'Postular' },
    { path: '/professional', heading: 'Profesionales', title: 'Profesionales', shows: 'Contactar' },
    { path: '/contact', heading: 'Contacto', title: 'Contacto' },
    { path: '/nada', heading: 'Página no encontrada', title: 'Página no encontrada' },
    askToSignIn('/service/detail/1'),
    askToSignIn('/dashboard'),
  ])
})

test('a client finds every page of theirs without a fault (S-044, S-045, S-047, S-049..S-056, S-065)', async ({
  browser,
}) => {
  const ana = await deviceFor(browser, product.url)
  await signInAs(ana, 'Ana')
  await walk(ana, [
    { path: '/create/service', heading: 'Crea tu servicio', title: 'Crea tu servicio' },
    { path: '/formsss', lands: '/create/service', heading: 'Crea tu servicio' },
    { path: '/aditionalinfo', heading: 'Registrate', title: 'Registrate' },
    { path: '/profile/1', heading: 'Ana Ferreyra', title: 'Ana Ferreyra' },
    { path: '/profilec/1', heading: 'Tus Ofertas', title: 'Tus Ofertas', shows: 'Dale click a uno' },
    { path: '/profilec/modificar', heading: 'Perfil profesional', title: 'Perfil profesional' },
    {
      path: '/profilec/modificardatos',
      heading: 'Completa con tus Datos Personales',
      title: 'Datos personales',
    },
    { path: '/service/detail/1', heading: /./, shows: 'Sugerencias' },
    { path: '/professional/detail/2', heading: 'Bruno Saldaño', title: 'Bruno Saldaño', shows: 'Contactar' },
    { path: '/job/1', heading: 'Plomería', title: 'Plomería', shows: 'Ver profesionales' },
    { path: '/user/profile', heading: 'Ana Ferreyra', title: 'Identidad', shows: 'demo|ana' },
    { path: '/stripe/comun/1/success/1', heading: 'Valora el servicio', title: 'Valora el servicio' },
  ])
})

test('a newcomer finds both steps of the registration without a fault (S-048)', async ({ browser }) => {
  const page = await deviceFor(browser, product.url)
  await signUp(page, { firstName: 'Nora', lastName: 'Díaz', email: 'nora@example.org', phone: '2215550188' })
  const registration: Stop = { path: '/user/register', heading: 'Crea tu usuario', title: 'Crea tu usuario' }
  const goOn = async () => {
    await tick(page, 'radio', 'professional')
    await page.getByRole('button', { name: 'Siguiente' }).click()
  }
  await walk(page, [registration, { ...registration, first: goOn, shows: 'Regresar' }])
})

test('a professional finds every page of theirs without a fault (S-057..S-060, S-066)', async ({
  browser,
}) => {
  const bruno = await deviceFor(browser, product.url)
  await signInAs(bruno, 'Bruno')
  await walk(bruno, [
    { path: '/service', heading: 'Pagina de Servicios', title: 'Pagina de Servicios', shows: 'Postular' },
    { path: '/myprofilep/2', heading: 'Bruno Saldaño', title: 'Bruno Saldaño' },
    { path: '/profilep/2', heading: 'Tus Ofertas', title: 'Tus Ofertas' },
    { path: '/profilep/jobs/2', heading: 'Tus Trabajos', title: 'Tus Trabajos' },
    { path: '/profilep/postulaciones/2', heading: 'Mis Postulaciones', title: 'Mis Postulaciones' },
    { path: '/professional/detail/2', heading: 'Bruno Saldaño', shows: 'Así ven este perfil los demás.' },
    { path: '/stripe/professional/2/fail/', heading: '¡Pago fallido!', title: 'Pago fallido' },
  ])
})

test('an admin finds every page of the administration without a fault (S-037..S-043, S-061..S-063, S-079, S-251, S-252)', async ({
  browser,
}) => {
  const elena = await deviceFor(browser, product.url)
  await signInAs(elena, 'Elena')
  await walk(elena, [
    { path: '/dashboard', heading: 'Dashboard', title: 'Dashboard', shows: 'Ganancias totales' },
    { path: '/Dashboard', lands: '/dashboard', heading: 'Dashboard', title: 'Dashboard' },
    {
      path: '/dashboard/users',
      heading: 'Usuarios',
      title: 'Usuarios',
      shows: /Hemos encontrado \d+ usuarios!/,
    },
    { path: '/dashboard/user/detail?id=2', heading: 'Usuarios', title: 'Bruno Saldaño', shows: 'Banear' },
    { path: '/dashboard/services', heading: 'Servicios', title: 'Servicios', shows: 'Desactivar' },
    { path: '/dashboard/services/proceso', heading: 'Servicios', title: 'Servicios', shows: 'Desactivar' },
    { path: '/dashboard/services/terminado', heading: 'Servicios', title: 'Servicios', shows: 'Desactivar' },
    { path: '/dashboard/jobs', heading: 'Oficios', title: 'Oficios', shows: 'Plomería' },
    { path: '/dashboard/jobs/create', heading: 'Oficios', title: 'Oficios', shows: 'Plomería' },
    { path: '/admin/create/job', lands: '/dashboard/jobs/create', heading: 'Oficios', title: 'Oficios' },
    { path: '/job/1', heading: 'Plomería', title: 'Plomería', shows: 'Ver profesionales' },
    { path: '/service/detail/1', heading: /./, shows: 'Sugerencias' },
    { path: '/create/service', heading: 'Sin permiso' },
  ])
  await elena.goto('/dashboard/users')
  const menu = elena.getByRole('navigation', { name: 'Administración' })
  await expect(menu).toBeVisible()
  await expect(elena.getByRole('banner')).toBeVisible()
  const places = menu.getByRole('link')
  expect(await places.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
    '/dashboard',
    '/dashboard/users',
    '/dashboard/services',
    '/dashboard/jobs',
  ])
})
