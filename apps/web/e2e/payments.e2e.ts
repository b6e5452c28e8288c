import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { choose, filter } from './people.ts'

test('an admin reads payments with payer and payee, filters it and downloads it (P-166, P-167)', async ({
  signedIn,
}) => {
  const elena = await signedIn('Elena')
  await elena.goto('/dashboard')
  const latest = elena.getByRole('region', { name: 'Últimos pagos' })
  await expect(latest.getByRole('columnheader')).toHaveText([
    'Servicio',
    'Paga',
    'Cobra',
    'Fecha de pago',
    'Estado',
    'Monto',
  ])
  await expect(latest.getByRole('row').nth(1)).toContainText('pagado')
  await latest.getByRole('link', { name: 'Todos los pagos' }).click()
  await expect(elena).toHaveURL(/\/dashboard\/payments$/)
  const rows = elena.getByRole('main').getByRole('row')
  await filter(elena, () => choose(elena, 'Estado', 'pagado'), /estado=paid/)
  await expect(rows.nth(1)).toContainText('pagado')
  await filter(elena, () => elena.getByRole('searchbox').fill('Ferreyra'), /persona=Ferreyra/)
  await expect(rows.nth(1)).toContainText('Ana Ferreyra')
  const downloading = elena.waitForEvent('download')
  await elena.getByRole('button', { name: 'Descargar CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('pagos.csv')
  const csv = await readFile(await download.path(), 'utf8')
  expect(csv.startsWith('\uFEFFNúmero;Estado;Monto;')).toBe(true)
  const lines = csv.trimEnd().split('\r\n').slice(1)
  expect(lines).not.toEqual([])
  for (const line of lines) expect(line).toContain('Ferreyra')
})
