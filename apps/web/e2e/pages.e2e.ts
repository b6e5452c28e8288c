import { checkPage, type Visit } from './checkPage.ts'
import { expect, test, type Page } from './fixtures.ts'
import { signUp, checkOption, type DemoPerson } from './people.ts'

const asksToSignIn = (path: string): Visit => ({ path, heading: 'Plomada', title: 'Ingresar' })

/** The stories of the screens check the same pages in every run, without the frame around them. */
const inCompleteRuns = { tag: '@all' }

/** Defines a test for each page, so that a failure hides no other one. Every run checks the first page. */
function defineChecks(person: DemoPerson | null, visits: readonly Visit[]): void {
  for (const visit of visits) {
    const title = `${visit.path}: heading, title and footer, no sideways scroll, no axe violation in both themes`
    test(title, visit === visits[0] ? {} : inCompleteRuns, async ({ newDevice, signedIn }) => {
      await checkPage(person ? await signedIn(person) : await newDevice(), visit)
    })
  }
}

test.describe('a visitor: every public page, and the sign-in on every other one (S-028, S-033..S-035, S-046, S-064)', () => {
  defineChecks(null, [
    { path: '/', heading: 'Trabajadores con experiencia y referencia' },
    { path: '/service', heading: 'Pagina de Servicios', title: 'Pagina de Servicios', shows: 'Postular' },
    { path: '/professional', heading: 'Profesionales', title: 'Profesionales', shows: 'Contactar' },
    { path: '/contact', heading: 'Contacto', title: 'Contacto' },
    { path: '/terminos', heading: 'Términos', title: 'Términos' },
    { path: '/privacidad', heading: 'Privacidad', title: 'Privacidad' },
    { path: '/arrepentimiento', heading: 'Botón de arrepentimiento', title: 'Botón de arrepentimiento' },
    { path: '/baja', heading: 'Botón de baja', title: 'Botón de baja' },
    { path: '/nada', heading: 'Página no encontrada', title: 'Página no encontrada' },
    { path: '/service/detail/1', heading: /./, shows: 'Ver también' },
    {
      path: '/professional/detail/2',
      heading: 'Bruno Saldaño',
      title: 'Bruno Saldaño',
      shows: 'Ingresar para contactar',
    },
    asksToSignIn('/dashboard'),
  ])
})

test.describe('a client (S-044, S-045, S-047, S-049..S-056, S-065)', () => {
  defineChecks('Ana', [
    { path: '/create/service', heading: 'Crea tu servicio', title: 'Crea tu servicio' },
    { path: '/formsss', redirectsTo: '/create/service', heading: 'Crea tu servicio' },
    { path: '/aditionalinfo', heading: 'Registrate', title: 'Registrate' },
    { path: '/profile/1', heading: 'Ana Ferreyra', title: 'Ana Ferreyra' },
    { path: '/profilec/1', heading: 'Tus Ofertas', title: 'Tus Ofertas', shows: /\d postulantes?/ },
    { path: '/profilec/modificar', heading: 'Perfil profesional', title: 'Perfil profesional' },
    {
      path: '/profilec/modificardatos',
      heading: 'Completa con tus Datos Personales',
      title: 'Datos personales',
    },
    { path: '/service/detail/1', heading: /./, shows: 'Sugerencias' },
    { path: '/professional/detail/2', heading: 'Bruno Saldaño', title: 'Bruno Saldaño', shows: 'Contactar' },
    { path: '/job/1', heading: 'Plomería', title: 'Plomería', shows: 'Ver profesionales' },
    { path: '/mi-cuenta', heading: 'Mi cuenta', title: 'Mi cuenta', shows: 'Guardar' },
    { path: '/mi-cuenta/foto', heading: 'Mi cuenta', title: 'Mi cuenta', shows: 'Cambiar la foto' },
    { path: '/user/profile', heading: 'Mi cuenta', title: 'Identidad', shows: 'demo|ana' },
    { path: '/stripe/comun/1/success/1', heading: 'Valora el servicio', title: 'Valora el servicio' },
  ])
})

async function checkRegistration(page: Page, email: string): Promise<void> {
  await signUp(page, { firstName: 'Nora', lastName: 'Díaz', email, phone: '2215550188' })
  const registration: Visit = { path: '/user/register', heading: 'Crea tu usuario', title: 'Crea tu usuario' }
  const goToSecondStep = async () => {
    await checkOption(page, 'radio', 'Ofrezco mi trabajo')
    await page.getByRole('button', { name: 'Siguiente' }).click()
  }
  await checkPage(page, registration)
  await checkPage(page, { ...registration, prepare: goToSecondStep, shows: 'Regresar' })
}

test.describe('a new user (S-048)', () => {
  test(
    '/user/register: both steps with heading, title and footer, no sideways scroll, no axe violation in both themes',
    inCompleteRuns,
    async ({ newDevice, uniqueNumber }) => {
      await checkRegistration(await newDevice(), `nora.${uniqueNumber}@example.org`)
    },
  )
})

test.describe('a professional (S-057..S-060, S-066)', () => {
  defineChecks('Bruno', [
    { path: '/service', heading: 'Pagina de Servicios', title: 'Pagina de Servicios', shows: 'Postular' },
    { path: '/myprofilep/2', heading: 'Bruno Saldaño', title: 'Bruno Saldaño' },
    { path: '/profilep/2', heading: 'Tus Ofertas', title: 'Tus Ofertas' },
    { path: '/profilep/jobs/2', heading: 'Tus Trabajos', title: 'Tus Trabajos' },
    { path: '/profilep/postulaciones/2', heading: 'Mis Postulaciones', title: 'Mis Postulaciones' },
    { path: '/professional/detail/2', heading: 'Bruno Saldaño', shows: 'Así ven tu perfil los demás.' },
    {
      path: '/stripe/professional/2/fail/',
      heading: '¡Pago fallido!',
      title: 'Pago fallido',
      // Otherwise another page replaces it after 5 seconds.
      prepare: (page) => page.getByRole('button', { name: 'Mantener abierta' }).click(),
      shows: 'La ventana queda abierta',
    },
  ])
})

test.describe('an admin (S-037..S-043, S-061..S-063, S-079, S-251, S-252)', () => {
  defineChecks('Elena', [
    { path: '/dashboard', heading: 'Dashboard', title: 'Dashboard', shows: 'Ganancias totales' },
    { path: '/Dashboard', redirectsTo: '/dashboard', heading: 'Dashboard', title: 'Dashboard' },
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
    {
      path: '/dashboard/audit',
      heading: 'Registro de auditoría',
      title: 'Registro de auditoría',
      shows: 'Dirección IP',
    },
    {
      path: '/dashboard/trabajos',
      heading: 'Trabajos',
      title: 'Trabajos',
      shows: 'Cambiar el termotanque de 80 litros',
    },
    {
      path: '/dashboard/arrepentimientos',
      heading: 'Dashboard',
      title: 'Arrepentimientos',
      shows: 'No hay arrepentimientos',
    },
    { path: '/dashboard/payments', heading: 'Pagos', title: 'Pagos', shows: 'Descargar CSV' },
    {
      path: '/dashboard/pagos',
      heading: 'Pagos a profesionales',
      title: 'Pagos a profesionales',
      shows: 'Crear una tanda',
    },
    {
      path: '/dashboard/libro?trabajo=1',
      heading: 'Trabajos',
      title: 'Movimientos de plata',
      shows: 'Movimientos del trabajo 1',
    },
    { path: '/dashboard/ganancias', heading: 'Ganancias', title: 'Ganancias', shows: 'Por oficio' },
    {
      path: '/dashboard/conciliacion',
      heading: 'Conciliación',
      title: 'Conciliación',
      shows: 'Comparar',
    },
    { path: '/dashboard/jobs', heading: 'Oficios', title: 'Oficios', shows: 'Plomería' },
    { path: '/dashboard/jobs/create', heading: 'Oficios', title: 'Oficios', shows: 'Plomería' },
    {
      path: '/admin/create/job',
      redirectsTo: '/dashboard/jobs/create',
      heading: 'Oficios',
      title: 'Oficios',
    },
    { path: '/job/1', heading: 'Plomería', title: 'Plomería', shows: 'Ver profesionales' },
    { path: '/service/detail/1', heading: /./, shows: 'Sugerencias' },
    { path: '/create/service', heading: 'Sin permiso' },
  ])

  test('the administration shows its menu with its pages beside the top bar', async ({ signedIn }) => {
    const elena = await signedIn('Elena')
    await elena.goto('/dashboard/users')
    const menu = elena.getByRole('navigation', { name: 'Administración' })
    await expect(menu).toBeVisible()
    await expect(elena.getByRole('banner')).toBeVisible()
    const places = menu.getByRole('link')
    expect(await places.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/dashboard',
      '/dashboard/users',
      '/dashboard/services',
      '/dashboard/trabajos',
      '/dashboard/payments',
      '/dashboard/pagos',
      '/dashboard/ganancias',
      '/dashboard/conciliacion',
      '/dashboard/jobs',
      '/dashboard/audit',
      '/mi-cuenta',
    ])
  })
})
