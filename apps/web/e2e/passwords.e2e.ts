import { expect, test, type Page } from './fixtures.ts'
import { completeData, password, readCode, signUp, tick, type NewPerson } from './people.ts'

const newPassword = 'escuadra-y-falsa-2'

async function chooseNewPassword(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Enviar el código' }).click()
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
    await tick(page, 'radio', 'comun')
    await page.getByRole('button', { name: 'Registrarse' }).click()
    await completeData(page, person)
    await page.goto('/user/profile')
    await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(person.email)
    await chooseNewPassword(page, person.email)
    await expect(page).toHaveURL(/\/user\/profile$/)
    await expect(page.getByRole('heading', { name: 'Olga Ruiz' })).toBeVisible()

    const other = await newDevice()
    await signInWith(other, person.email, password)
    await expect(other.getByRole('alert')).toContainText('No se pudo ingresar')
    await other.getByRole('link', { name: 'Olvidé la contraseña' }).click()
    await other.getByLabel('Email').fill(person.email)
    await chooseNewPassword(other, person.email)
    await expect(other.getByRole('link', { name: 'Mi perfil' }).first()).toBeVisible()

    await other.goto('/user/profile')
    await other.getByRole('button', { name: 'Cerrar sesión en todos los dispositivos' }).click()
    await expect(other.getByRole('banner').getByRole('button', { name: 'Ingresar' })).toBeVisible()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/')
    await page.getByRole('button', { name: 'Ingresar' }).click()
    await expect(page.getByLabel('Contraseña')).toBeVisible()
  },
)
