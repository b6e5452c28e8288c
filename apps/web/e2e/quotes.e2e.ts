import { expect, test } from './fixtures.ts'
import { acceptInPage, payWith, publishOffer } from './offers.ts'
import { checkOption } from './people.ts'

test('a quote is answered with another amount, agreed, paid and rated (P-001, P-003, P-007, P-010, P-012, P-013, P-155)', async ({
  baseURL,
  signedIn,
  getToken,
  uniqueNumber,
}) => {
  const title = `Cambiar una llave de paso ${uniqueNumber}`
  const id = await publishOffer(baseURL, await getToken('Ana'), title)
  const [ana, bruno] = [await signedIn('Ana'), await signedIn('Bruno')]

  await test.step('the professional applies with a quote and a message', async () => {
    await bruno.goto(`/service/detail/${id}`)
    await bruno.getByRole('button', { name: 'Postular con presupuesto y mensaje' }).click()
    const dialog = bruno.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Presupuesto' }).fill('52000')
    await dialog.getByRole('textbox', { name: 'Mensaje' }).fill('Incluye los materiales.')
    await dialog.getByRole('button', { name: 'Enviar postulación' }).click()
    await expect(bruno.getByRole('heading', { name: 'Mi postulación' })).toBeVisible()
    await expect(bruno.getByText('Enviaste la postulación')).toBeVisible()
    await expect(bruno.getByRole('button', { name: 'Postulado' })).toBeDisabled()
  })

  await test.step('the client compares and proposes another amount', async () => {
    await ana.goto(`/profilec/1?tittle=${encodeURIComponent(title)}`)
    await ana.getByRole('button', { name: /pendiente/ }).click()
    await expect(ana.getByRole('row', { name: /Bruno Saldaño/ })).toContainText('52.000')
    await ana.getByRole('link', { name: 'Comparar postulantes' }).click()
    await expect(ana.getByText('Incluye los materiales.')).toBeVisible()
    await ana.getByRole('button', { name: 'Contraofertar a Bruno Saldaño' }).click()
    const dialog = ana.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Monto' }).fill('46000')
    await dialog.getByRole('button', { name: 'Proponer' }).click()
    await expect(ana.getByText('Contraoferta: $ 46.000')).toBeVisible()
  })

  await test.step('the professional accepts the amount', async () => {
    await bruno.reload()
    await expect(bruno.getByText('Contraoferta: $ 46.000')).toBeVisible()
    await bruno.getByRole('button', { name: 'Aceptar monto' }).click()
    await expect(bruno.getByText('antes $ 52.000')).toBeVisible()
    await expect(bruno.getByText('Precio acordado')).toBeVisible()
  })

  await test.step('the client does not accept an amount that changed on the way, and accepts the agreed one', async () => {
    await acceptInPage(ana, 'Bruno Saldaño')
    await expect(ana.getByText(/El monto de esta postulación cambió/)).toBeVisible()
    // The notice appears with the new amount.
    await acceptInPage(ana, 'Bruno Saldaño')
    await expect(ana.getByText('Aceptaste el trabajador')).toBeVisible()
    await expect(ana.getByText('Para pagar')).toBeVisible()
  })

  await test.step('the client pays the agreed amount and rates', async () => {
    const window = await payWith(ana, '4242 4242 4242 4242')
    await expect(window.getByText('Valora el servicio')).toBeVisible()
    await checkOption(window, 'radio', /5/)
    await window.getByRole('button', { name: 'Enviar' }).click()
    await expect.poll(() => window.isClosed()).toBe(true)
    await expect(ana.getByText('Proceso Culminado')).toBeVisible()
    await expect(ana.getByText('Precio acordado')).toBeVisible()
  })
})
