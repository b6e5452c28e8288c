import { expect, test, type Page } from './fixtures.ts'
import {
  takePhoto,
  choose,
  completeData,
  expectPortrait,
  signUp,
  checkOption,
  type NewPerson,
  password,
  readCode,
} from './people.ts'

const newPassword = 'escuadra-y-falsa-2'

async function chooseNewPassword(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Mandarme el código' }).click()
  await page.getByLabel('Código').fill(await readCode(page, email))
  await page.getByLabel('Contraseña nueva').fill(newPassword)
  await page.getByRole('button', { name: 'Cambiar la contraseña e ingresar' }).click()
}

async function signInWith(page: Page, email: string, typed: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña').fill(typed)
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click()
}

test(
  'a user changes the password from the profile, recovers a forgotten one with a mailed code, and signs out on all devices',
  { tag: '@all' },
  async ({ page, newDevice, uniqueNumber }) => {
    const person: NewPerson = {
      firstName: 'Olga',
      lastName: 'Ruiz',
      email: `olga.${uniqueNumber}@example.org`,
      phone: '2215550178',
    }
    await signUp(page, person)
    await checkOption(page, 'radio', 'Busco a alguien para un trabajo')
    await page.getByRole('button', { name: 'Registrarse' }).click()
    await completeData(page, person)
    await page.goto('/user/profile')
    await page.getByRole('button', { name: 'Cambiar mi contraseña' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await chooseNewPassword(page, person.email)
    await expect(page).toHaveURL(/\/user\/profile$/)
    await expect(page.getByRole('heading', { name: 'Olga Ruiz' })).toBeVisible()

    const other = await newDevice()
    await signInWith(other, person.email, password)
    await expect(other.getByRole('alert')).toContainText('No pudimos iniciar tu sesión')
    await other.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
    await other.getByLabel('Email').fill(person.email)
    await chooseNewPassword(other, person.email)
    await expect(other.getByRole('link', { name: 'Mi perfil' }).first()).toBeVisible()

    await other.goto('/user/profile')
    await other.getByRole('button', { name: 'Cerrar sesión en todos mis dispositivos' }).click()
    await expect(other.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/')
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await expect(page.getByLabel('Contraseña')).toBeVisible()
  },
)

test(
  'a new user’s photo is sent again after a lost connection, and a client who applies must become a professional first (S-013, S-055, S-177, S-385, S-452)',
  { tag: '@all' },
  async ({ page, uniqueNumber }) => {
    const newcomer: NewPerson = {
      firstName: 'Nadia',
      lastName: 'Paz',
      email: `nadia.${uniqueNumber}@example.org`,
      phone: '2215550177',
    }
    await signUp(page, newcomer)
    await checkOption(page, 'radio', 'Busco a alguien para un trabajo')
    await page.getByLabel('Foto', { exact: true }).setInputFiles(await takePhoto(page))
    await page.route('**/user/register/img', (route) => route.abort('connectionfailed'), { times: 1 })
    await page.getByRole('button', { name: 'Registrarse' }).click()
    await expect(page.getByText('Sin conexión con el servidor')).toBeVisible()
    await page.getByRole('button', { name: 'Registrarse' }).click()
    await completeData(page, newcomer)
    await page.getByRole('link', { name: 'Mi perfil' }).first().click()
    await expectPortrait(page)
    await page.reload()
    await expectPortrait(page)
    await page.getByRole('link', { name: 'Servicios' }).first().click()
    await page
      .getByRole('button', { name: /^Postular a/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Completar el perfil profesional' }).click()
    await checkOption(page, 'checkbox', 'Pintura')
    await checkOption(page, 'checkbox', /sabado/i)
    await choose(page, 'Ciudad', 'Tigre')
    await page.getByRole('button', { name: 'Crear el perfil profesional' }).click()
    await expect(page.getByText('Datos guardados', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Servicios' }).first().click()
    await page
      .getByRole('button', { name: /^Postular a/ })
      .first()
      .click()
    await expect(page.getByText('Te has postulado')).toBeVisible()
  },
)

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
