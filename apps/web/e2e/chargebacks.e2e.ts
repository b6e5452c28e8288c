import { paths } from '@plomada/domain'
import { expect, test } from './fixtures.ts'
import { readAgain } from './assignments.ts'
import { connectAccount, hireAndPay, startWithMercadoPago } from './mercadoPago.ts'

test('a payment that the client disputes at the bank stops the job for all who see it, until the bank decides (P-306, P-308..P-310)', async ({
  newDevice,
  startProduct,
}) => {
  const { baseURL, bruno, ana, elena } = await startWithMercadoPago({ newDevice, startProduct })
  await connectAccount(bruno, baseURL)
  const title = 'Cambiar el termotanque'
  const { job, payment } = await hireAndPay(ana, { professional: bruno, baseURL, title })
  await bruno.goto(job)

  await test.step('the client disputes the payment at the bank', async () => {
    await ana.goto(payment)
    await ana.getByRole('button', { name: 'Desconocer el pago en el banco' }).click()
    await expect(ana.getByRole('main')).toContainText('Falta que el banco decida.')
  })

  await test.step('the professional reads it, and an admin sees until when documents are accepted', async () => {
    await expect.poll(() => readAgain(bruno)).toContain('Ana desconoció un pago en su banco')
    await elena.goto(paths.dashboard)
    await expect(elena.getByRole('main')).toContainText('1 contracargo abierto')
    await elena.goto(paths.payoutDesk)
    const open = elena.getByRole('table', { name: 'Contracargos abiertos' })
    await expect(open.getByRole('row', { name: title })).toContainText('Bruno, desde su cuenta')
  })

  await test.step('the bank confirms the payment, and the job goes on', async () => {
    await ana.getByRole('button', { name: 'El banco le da la razón a quien cobró' }).click()
    await expect(ana.getByRole('main')).toContainText('El banco ya decidió.')
    await expect.poll(() => readAgain(bruno)).toContain('El banco confirmó el pago')
    await expect(bruno.getByRole('button', { name: 'Trabajo terminado' })).toBeVisible()
    await elena.reload()
    const ended = elena.getByRole('table', { name: 'Contracargos terminados' })
    await expect(ended.getByRole('row', { name: title })).toContainText('Ganado')
    await expect(elena.getByRole('table', { name: 'Contracargos abiertos' })).toHaveCount(0)
  })
})
