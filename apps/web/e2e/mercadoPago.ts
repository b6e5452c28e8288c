import { assignmentHref, paths } from '@plomada/domain'
import { expect, type Fixtures, type Page } from './fixtures.ts'
import { acceptApplicant, applyTo, publishOffer } from './offers.ts'
import { signInAs } from './people.ts'

const BRUNO = 2

/** Starts the product with the stand-in for Mercado Pago, and signs in a professional, a client and an admin. */
export async function startWithMercadoPago({
  newDevice,
  startProduct,
}: Pick<Fixtures, 'newDevice' | 'startProduct'>) {
  const { url: baseURL } = await startProduct({ PAYMENTS: 'mercadopago-sandbox' })
  const open = async (name: Parameters<typeof signInAs>[1]) => {
    const page = await newDevice({ baseURL })
    await signInAs(page, name)
    return page
  }
  return { baseURL, bruno: await open('Bruno'), ana: await open('Ana'), elena: await open('Elena') }
}

/** Returns the token of the signed-in user. */
const readToken = (page: Page): Promise<string> =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('userStorage') ?? '{}') as { token: string }).token)

/** Returns the address of the job of an offer. */
async function findJob(baseURL: string, token: string, offerId: number): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${baseURL}/api/service/${offerId}`, { headers })
  const { result } = (await response.json()) as { result: { trabajo: number } }
  return assignmentHref({ id: result.trabajo })
}

/** Connects an account of the stand-in for Mercado Pago with the signed-in professional. */
export async function connectAccount(professional: Page, baseURL: string): Promise<void> {
  await professional.goto(paths.account)
  const panel = professional.getByRole('region', { name: 'Cobrar con Mercado Pago' })
  await panel.getByRole('button', { name: 'Conectar mi cuenta' }).click()
  await expect(
    professional.getByRole('heading', { name: 'Plomada quiere cobrar en tu nombre' }),
  ).toBeVisible()
  await professional.getByRole('button', { name: 'Con una cuenta nueva' }).click()
  await expect(panel).toContainText('Cobrás en tu cuenta de Mercado Pago')
  await expect(professional).toHaveURL(baseURL + paths.account)
}

/** Hires Bruno for a new offer and pays in the window. Returns the addresses of the job and of its payment. */
export async function hireAndPay(
  client: Page,
  { professional, baseURL, title }: { professional: Page; baseURL: string; title: string },
): Promise<{ job: string; payment: string }> {
  const token = await readToken(client)
  const offerId = await publishOffer(baseURL, token, title)
  await applyTo(baseURL, await readToken(professional), offerId)
  await acceptApplicant(baseURL, token, { offerId, workerId: BRUNO })
  const job = await findJob(baseURL, token, offerId)
  await client.goto(job)
  const opening = client.waitForEvent('popup')
  await client.getByRole('button', { name: 'Pagar', exact: true }).click()
  const window = await opening
  await expect(window.getByRole('heading', { name: title })).toBeVisible()
  const payment = window.url()
  await window.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(client.getByRole('main')).toContainText('En marcha')
  await window.close()
  return { job, payment }
}
