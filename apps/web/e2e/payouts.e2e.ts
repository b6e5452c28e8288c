import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from './fixtures.ts'
import { openMail } from './people.ts'

/** Reads the code in the newest mail about an account. */
async function readAccountCode(page: Page): Promise<string> {
  const mails = await page.context().newPage()
  await openMail(mails, /Código para confirmar tu cuenta para cobrar/)
  const sentence = mails.getByText(/^Tu código es/)
  const code = /\d{8}/.exec((await sentence.textContent()) ?? '')?.[0] ?? ''
  await mails.close()
  return code
}

test('a professional enters the account, an admin pays a run with a bank file, and the professional sees «Pagado» (P-246, P-251, P-252, P-253)', async ({
  signedIn,
}) => {
  const bruno = await signedIn('Bruno')
  const elena = await signedIn('Elena')
  const main = bruno.getByRole('main')
  const pays = elena.getByRole('main')

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
    const reference = /Bruno Saldaño;[\d,]+;(PLO-\d+)/.exec(csv)?.[1] ?? ''
    await expect(pays.getByText('En camino')).toBeVisible()
    await pays
      .getByRole('textbox', { name: 'Respuesta del banco' })
      .fill(`Referencia;Estado;Motivo\n${reference};pagado;`)
    await pays.getByRole('button', { name: 'Importar la respuesta' }).click()
    await expect(pays.getByText(/^Pagados: 1\./)).toBeVisible()
  })

  await test.step('the professional sees it', async () => {
    await bruno.goto('/cobros')
    await expect(
      main.getByRole('table', { name: 'Pagos a tu cuenta' }).getByRole('row').nth(1),
    ).toContainText('Pagado')
  })
})
