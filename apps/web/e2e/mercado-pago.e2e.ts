import { assignmentHref, paths } from '@plomada/domain'
import { expect, test, type Page } from './fixtures.ts'
import { openEvent, readAgain } from './assignments.ts'
import { acceptApplicant, applyTo, publishOffer } from './offers.ts'
import { signInAs } from './people.ts'

const BRUNO = 2

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

test('with Mercado Pago a professional connects an account, a client pays into it, and a canceled job is refunded from it (P-233, P-236, P-238)', async ({
  newDevice,
  startProduct,
}) => {
  const { url: baseURL } = await startProduct({ PAYMENTS: 'mercadopago-sandbox' })
  const [bruno, ana, elena] = [
    await newDevice({ baseURL }),
    await newDevice({ baseURL }),
    await newDevice({ baseURL }),
  ]
  await signInAs(bruno, 'Bruno')
  await signInAs(ana, 'Ana')
  await signInAs(elena, 'Elena')
  let job = ''

  await test.step('the professional connects an account', async () => {
    await bruno.goto(paths.account)
    const panel = bruno.getByRole('region', { name: 'Cobrar con Mercado Pago' })
    await panel.getByRole('button', { name: 'Conectar mi cuenta' }).click()
    await expect(bruno.getByRole('heading', { name: 'Plomada quiere cobrar en tu nombre' })).toBeVisible()
    await bruno.getByRole('button', { name: 'Con una cuenta nueva' }).click()
    await expect(panel).toContainText('Cobrás en tu cuenta de Mercado Pago')
    await expect(bruno).toHaveURL(baseURL + paths.account)
  })

  await test.step('the client pays in the window', async () => {
    const token = await readToken(ana)
    const offerId = await publishOffer(baseURL, token, 'Cambiar el calefón')
    await applyTo(baseURL, await readToken(bruno), offerId)
    await acceptApplicant(baseURL, token, { offerId, workerId: BRUNO })
    job = await findJob(baseURL, token, offerId)
    await ana.goto(job)
    const opening = ana.waitForEvent('popup')
    await ana.getByRole('button', { name: 'Pagar', exact: true }).click()
    const window = await opening
    await expect(window.getByRole('heading', { name: 'Cambiar el calefón' })).toBeVisible()
    await window.getByRole('button', { name: 'Pagar', exact: true }).click()
    await expect(ana.getByRole('main')).toContainText('En marcha')
    await window.close()
  })

  await test.step('the professional sees that it arrived', async () => {
    await bruno.goto(paths.earnings)
    await bruno
      .getByRole('link', { name: / de 20\d\d$/ })
      .first()
      .click()
    await expect(bruno.getByRole('table', { name: 'Movimientos' })).toContainText(
      'Te llegó a tu Mercado Pago',
    )
  })

  await test.step('an admin cancels the job, and the money goes back', async () => {
    await elena.goto(job)
    const dialog = await openEvent(elena, 'Cancelar el trabajo')
    await dialog.getByRole('textbox').fill('No se puede hacer')
    await dialog.getByRole('button', { name: 'Cancelar el trabajo' }).click()
    await expect.poll(() => readAgain(elena)).toContain('Devuelto')
    await bruno.reload()
    await expect(bruno.getByRole('table', { name: 'Movimientos' })).toContainText('Salió de tu Mercado Pago')
  })
})
