import { paths } from '@plomada/domain'
import { expect, test } from './fixtures.ts'
import { openEvent, readAgain } from './assignments.ts'
import { connectAccount, hireAndPay, startWithMercadoPago } from './mercadoPago.ts'

test('with Mercado Pago a professional connects an account, a client pays into it, and a canceled job is refunded from it (P-233, P-236, P-238)', async ({
  newDevice,
  startProduct,
}) => {
  const { baseURL, bruno, ana, elena } = await startWithMercadoPago({ newDevice, startProduct })
  await test.step('the professional connects an account', () => connectAccount(bruno, baseURL))
  const { job } = await test.step('the client pays in the window', () =>
    hireAndPay(ana, { professional: bruno, baseURL, title: 'Cambiar el calefón' }))

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
