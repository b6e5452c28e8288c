import { expect, type Page } from '@playwright/test'

/** Sends a request to the API without a browser, for what a journey needs and does not test. */
async function send(
  baseURL: string | undefined,
  token: string,
  path: string,
  body: object,
): Promise<unknown> {
  const response = await fetch(`${baseURL}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  expect(response.status, `POST ${path}: ${text}`).toBeLessThan(300)
  return JSON.parse(text)
}

/** Publishes an offer as the owner of a token and returns its id. */
export async function publishOffer(
  baseURL: string | undefined,
  token: string,
  title: string,
): Promise<number> {
  const response = await send(baseURL, token, '/user/service', {
    tittle: title,
    description: 'Con el material puesto.',
    jobs: [1],
    presupuesto: 41_000,
    provincia: 'Buenos Aires',
    ciudad: 'La Plata',
    direccion: 'Calle 12 n.º 34',
  })
  return (response as { service: { id: number } }).service.id
}

/** Applies to an offer as the owner of a token. */
export const applyTo = (baseURL: string | undefined, token: string, offerId: number): Promise<unknown> =>
  send(baseURL, token, `/user/service/postular/${offerId}`, {})

/** Accepts an applicant as the owner of the offer. */
export const acceptApplicant = (
  baseURL: string | undefined,
  token: string,
  ids: { offerId: number; workerId: number },
): Promise<unknown> =>
  send(baseURL, token, '/user/service/elegir/trabajador', { service: ids.offerId, trabajador: ids.workerId })

/** Accepts an applicant in the page, and confirms it. */
export async function acceptInPage(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `ACEPTAR a ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'ACEPTAR' }).click()
}

/** Opens the payment window of the selected offer and pays with a card. */
export async function payWith(page: Page, card: string): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  const window = await opening
  await window.getByLabel('Número de tarjeta').fill(card)
  await window.getByLabel('Vencimiento').fill('12 / 34')
  await window.getByLabel('CVC').fill('123')
  await window.getByLabel('Nombre').fill('Lucía Ferrari')
  await window.getByRole('button', { name: /^Pagar/ }).click()
  return window
}
