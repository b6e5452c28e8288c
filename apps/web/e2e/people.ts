import { expect, type Locator, type Page } from '@playwright/test'

/** The demo users that have an account. */
export type DemoPerson = 'Ana' | 'Bruno' | 'Carla' | 'Dario' | 'Elena'

/** A person who signs up in a journey. */
export interface NewPerson {
  firstName: string
  lastName: string
  email: string
  phone: string
}
export const password = 'una-clave-larga-1'

/** Opens the page of sent mails in a tab and reads the code in the newest one to an address. */
export async function readCode(page: Page, email: string): Promise<string> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'la página de los correos' }).click()
  const mails = await opening
  await openMail(mails, email)
  const sentence = mails.getByText(/^Tu código es/)
  const code = /\d{8}/.exec((await sentence.textContent()) ?? '')?.[0] ?? ''
  await mails.close()
  return code
}

/** Opens the newest sent mail whose line contains a text. Mails are sent after the response that causes them. */
export async function openMail(page: Page, text: string | RegExp): Promise<void> {
  const link = page.getByRole('link', { name: text })
  await expect
    .poll(async () => {
      await page.goto('/outbox')
      return link.count()
    })
    .toBeGreaterThan(0)
  await link.first().click()
}

/** Signs up at the identity provider and returns to the product, to the first step of the registration. */
export async function signUp(page: Page, person: NewPerson): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('link', { name: 'Crear cuenta' }).click()
  await page.getByLabel('Nombre').fill(person.firstName)
  await page.getByLabel('Apellido').fill(person.lastName)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Contraseña').fill(password)
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await page.getByLabel('Código').fill(await readCode(page, person.email))
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await expect(page.getByRole('heading', { name: 'Crea tu usuario' })).toBeVisible()
}

/** Signs in with a demo account and waits until the product has exchanged the code for a token. */
export async function signInAs(page: Page, name: DemoPerson): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('link', { name: 'Inicio' }).first()).toBeVisible()
  // The bar shows the link before that, too; leaving the page then would end the sign-in.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userStorage'))).toContain('token')
}

/** Fills in the phone number that completes a registration. */
export async function completeData(page: Page, person: NewPerson): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Registrate' })).toBeVisible()
  await expect(page.getByLabel('Nombre')).toHaveValue(person.firstName)
  await page.getByLabel('Telefono').fill(person.phone)
  await page.getByRole('button', { name: 'Completar datos' }).click()
  await expect(page.getByText('Datos completos', { exact: true })).toBeVisible()
}

/** Opens the dialog behind a button and returns it; returns undefined on a desktop, where its content is on the page. */
async function openDialogOnPhone(button: Locator, desktopContent: Locator): Promise<Locator | undefined> {
  await expect(button.or(desktopContent).first()).toBeVisible()
  if (!(await button.isVisible())) return undefined
  await button.click()
  return button.page().getByRole('dialog')
}

/** Follows a link of the top bar or of a menu in it; on a phone one menu has all links. */
export async function goTo(page: Page, link: string, { under }: { under?: string } = {}): Promise<void> {
  const bar = page.getByRole('banner')
  const menu = await openDialogOnPhone(
    bar.getByRole('button', { name: 'Abrir menú' }),
    bar.getByRole('navigation'),
  )
  if (!menu && under) await bar.getByRole('button', { name: under }).click()
  await (menu ?? bar).getByRole('link', { name: link, exact: true }).click()
}

/** Changes the filters of a list, which are in a dialog on a phone, and waits for the address. */
export async function filter(page: Page, act: () => Promise<void>, address: RegExp): Promise<void> {
  const opener = page.getByRole('button', { name: /^Filtros/ })
  const panel = page
    .getByRole('heading', { name: 'Filtros' })
    .or(page.getByRole('group', { name: 'Filtros' }))
  const sheet = await openDialogOnPhone(opener, panel)
  await act()
  await expect(page).toHaveURL(address)
  await sheet?.getByRole('button', { name: /^Ver/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Checks a radio button or a checkbox by a click on its label. */
export const checkOption = (page: Page, role: 'radio' | 'checkbox', name: string | RegExp): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole(role, { name }) })
    .click()

/** Chooses an option by its label, in a native select or in the select of the UI library. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label })
  if (await box.evaluate((element) => element instanceof HTMLSelectElement)) {
    await box.selectOption({ label: option })
    return
  }
  await box.click()
  const wanted = page.getByRole('option', { name: option, exact: true })
  // Scrolling a long list shows its arrows, which move the options; the click then waits until they rest.
  await wanted.hover()
  await wanted.click()
  await expect(wanted).toHaveCount(0)
}

/** A photo to upload: a screenshot of the page. */
export const takePhoto = async (page: Page) => ({
  name: 'pileta.png',
  mimeType: 'image/png',
  buffer: await page.screenshot(),
})

/** Expects a loaded photo in the header of a profile, not initials. */
export const expectPortrait = (page: Page): Promise<void> =>
  expect
    .poll(() => page.locator('main header img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
