import { expect, type Browser, type Locator, type Page } from '@playwright/test'

/** Somebody who signs up in a journey. */
export interface NewPerson {
  firstName: string
  lastName: string
  email: string
  phone: string
}
const password = 'una-clave-larga-1'

/** A window of its own for a person, as on another device. */
export async function deviceFor(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  return context.newPage()
}

/** Reads the newest mail to an address where the page says that mails are, in another tab, and copies its code. */
async function readCode(page: Page, email: string): Promise<string> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'la página de los correos' }).click()
  const mails = await opening
  await mails.getByRole('link', { name: email }).first().click()
  const sentence = mails.getByText(/^El código es/)
  const code = /\d{8}/.exec((await sentence.textContent()) ?? '')?.[0] ?? ''
  await mails.close()
  return code
}

/** Signs up at the identity provider and is back in the product, at the first step of the registration. */
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

/** Signs in with a demo account and is back in the product. */
export async function signInAs(page: Page, name: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('link', { name: 'Inicio' }).first()).toBeVisible()
}

/** Gives the phone that completes an account. */
export async function completeData(page: Page, person: NewPerson): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Registrate' })).toBeVisible()
  await expect(page.getByLabel('Nombre')).toHaveValue(person.firstName)
  await page.getByLabel('Telefono').fill(person.phone)
  await page.getByRole('button', { name: 'Completar datos' }).click()
  await expect(page.getByText('Datos completos', { exact: true })).toBeVisible()
}

/** Opens what a phone keeps behind a button; gives it, or nothing on a desk, where the same stands open on the page. */
async function unfold(button: Locator, desk: Locator): Promise<Locator | undefined> {
  await expect(button.or(desk).first()).toBeVisible()
  if (!(await button.isVisible())) return undefined
  await button.click()
  return button.page().getByRole('dialog')
}

/** Follows a link of the top bar, or of what hangs from one of its buttons; a phone's menu holds them all. */
export async function goTo(page: Page, link: string, { under }: { under?: string } = {}): Promise<void> {
  const bar = page.getByRole('banner')
  const menu = await unfold(bar.getByRole('button', { name: 'Abrir menú' }), bar.getByRole('navigation'))
  if (!menu && under) await bar.getByRole('button', { name: under }).click()
  await (menu ?? bar).getByRole('link', { name: link, exact: true }).click()
}

/** Does something with the filters of a list, which are a sheet over it on a phone, and finds it in the address. */
export async function filter(page: Page, act: () => Promise<void>, address: RegExp): Promise<void> {
  const opener = page.getByRole('button', { name: /^Filtros/ })
  const panel = page
    .getByRole('heading', { name: 'Filtros' })
    .or(page.getByRole('group', { name: 'Filtros' }))
  const sheet = await unfold(opener, panel)
  await act()
  await expect(page).toHaveURL(address)
  await sheet?.getByRole('button', { name: /^Ver/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Ticks a radio button or a checkbox as a person does, by what is written beside it. */
export const tick = (page: Page, role: 'radio' | 'checkbox', name: string | RegExp): Promise<void> =>
  page
    .locator('label')
    .filter({ has: page.getByRole(role, { name }) })
    .click()

/** Chooses an option by its label: of a filter, which is the browser's own list, or of a form's select. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label })
  if (await box.evaluate((element) => element instanceof HTMLSelectElement)) {
    await box.selectOption({ label: option })
    return
  }
  await box.click()
  const wanted = page.getByRole('option', { name: option, exact: true })
  await wanted.waitFor()
  // A long list moves under the pointer when its arrows come, and a press between two options chooses none.
  await expect(async () => {
    if (await wanted.isVisible()) await wanted.click({ timeout: 2000 })
    await expect(wanted).toHaveCount(0, { timeout: 1000 })
  }).toPass()
}

/** A photo: what the window shows right now. */
export const aPhoto = async (page: Page) => ({
  name: 'pileta.png',
  mimeType: 'image/png',
  buffer: await page.screenshot(),
})

/** Finds a photo at the head of somebody's page, and not their initials. */
export const findPortrait = (page: Page): Promise<void> =>
  expect
    .poll(() => page.locator('main header img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
