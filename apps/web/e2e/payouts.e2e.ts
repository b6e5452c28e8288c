import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from './fixtures.ts'
import { openMail, signInAs } from './people.ts'

/** Reads the code in the newest mail about an account. */
async function readAccountCode(page: Page): Promise<string> {
  const mails = await page.context().newPage()
  await openMail(mails, /Código para confirmar tu cuenta para cobrar/)
  const sentence = mails.getByText(/^Tu código es/)
  const code = /\d{8}/.exec((await sentence.textContent()) ?? '')?.[0] ?? ''
  await mails.close()
  return code
}

/** Formats an amount of the file, such as 40800,00, as pages do. */
function toPesos(amount: string): string {
  const pesos = Number(amount.replace(',', '.'))
  return pesos.toLocaleString('es-AR', { minimumFractionDigits: Number.isInteger(pesos) ? 0 : 2 })
}

test('a professional enters the account, an admin pays a run with a bank file, and the professional sees «Pagado» (P-246, P-249, P-251, P-252, P-253)', async ({
  newDevice,
  startProduct,
}) => {
  // Other tests change the balance of Bruno on the shared product, and a run pays everyone.
  const { url: baseURL } = await startProduct()
  const bruno = await newDevice({ baseURL })
  const elena = await newDevice({ baseURL })
  await signInAs(bruno, 'Bruno')
  await signInAs(elena, 'Elena')
  const main = bruno.getByRole('main')
  const pays = elena.getByRole('main')
  let paid = ''

  await test.step('the professional enters the account with a mailed code', async () => {
    await bruno.goto('/cobros')
    await main.getByRole('button', { name: 'Cargar mi cuenta' }).click()
    await main.getByRole('textbox', { name: /^CUIT/ }).fill('20-12345678-6')
    await main.getByRole('textbox', { name: /^CBU/ }).fill('2850590 9 4009041813520 1')
    await main.getByRole('textbox', { name: /^Titular/ }).fill('Bruno Saldaño')
    await main.getByRole('button', { name: 'Continuar' }).click()
    await main.getByRole('textbox', { name: 'Código' }).fill(await readAccountCode(bruno))
    await main.getByRole('button', { name: 'Confirmar' }).click()
    await expect(main.getByText('CBU ••••5201')).toBeVisible()
  })

  await test.step('the admin makes a run, downloads its file and imports the answer', async () => {
    await elena.goto('/dashboard/pagos')
    await pays.getByRole('button', { name: 'Crear una tanda' }).click()
    await elena.getByRole('alertdialog').getByRole('button', { name: 'Crear una tanda' }).click()
    await expect(elena).toHaveURL(/\/dashboard\/pagos\/\d+$/)
    const downloading = elena.waitForEvent('download')
    await pays.getByRole('button', { name: 'Descargar archivo del banco' }).click()
    const csv = await readFile(await (await downloading).path(), 'utf8')
    const [, amount = '', reference = ''] = /;Bruno Saldaño;([\d,]+);(PLO-\d+)/.exec(csv) ?? []
    paid = toPesos(amount)
    await expect(pays.getByRole('row', { name: /Bruno Saldaño/ })).toContainText(paid)
    await expect(pays.getByText('En camino', { exact: true })).toBeVisible()
    await pays
      .getByRole('textbox', { name: 'Respuesta del banco' })
      .fill(`Referencia;Estado;Motivo\n${reference};pagado;`)
    await pays.getByRole('button', { name: 'Importar la respuesta' }).click()
    await expect(pays.getByText(/^Pagados: 1\./)).toBeVisible()
  })

  await test.step('the professional sees it', async () => {
    await bruno.goto('/cobros')
    const last = main.getByRole('table', { name: 'Pagos a tu cuenta' }).getByRole('row').nth(1)
    await expect(last).toContainText('Pagado')
    await expect(last).toContainText(paid)
    await main
      .getByRole('link', { name: / de 20\d\d$/ })
      .first()
      .click()
    const movements = main.getByRole('table', { name: 'Movimientos' }).getByRole('row')
    await expect(movements.last()).toContainText('Te lo mandamos')
    await expect(movements.last()).toContainText(paid)
    await bruno.emulateMedia({ media: 'print' })
    for (const name of ['Imprimir', 'Descargar CSV'])
      await expect(main.getByText(name, { exact: true })).toBeHidden()
    await expect(movements.last()).toBeVisible()
  })
})
