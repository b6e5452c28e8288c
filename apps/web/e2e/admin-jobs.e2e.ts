import { expect, test } from './fixtures.ts'
import { choose, filter } from './people.ts'

test(
  'an admin finds a claim that waits for a decision on the dashboard, and opens it (P-206..P-209)',
  { tag: '@all' },
  async ({ signedIn }) => {
    const elena = await signedIn('Elena')
    await elena.goto('/dashboard')
    await elena
      .getByRole('region', { name: 'Para resolver' })
      .getByRole('link', { name: /^\d+ reclamos? por decidir$/ })
      .click()
    await expect(elena).toHaveURL(/\/dashboard\/trabajos\?atencion=decision$/)
    const row = elena.getByRole('row', { name: /Pastina nueva en el baño/ })
    await expect(row).toContainText('Falta decidir')
    await row.getByRole('link').click()
    await expect(elena).toHaveURL(/\/trabajo\/\d+$/)
    await expect(elena.getByRole('button', { name: 'Decidir el reclamo' })).toBeVisible()
    await elena.goBack()
    await expect(elena).toHaveURL(/atencion=decision$/)
    await filter(elena, () => choose(elena, 'Estado', 'Falta el pago'), /estado=agreed/)
    await expect(elena.getByText('No hay trabajos para mostrar')).toBeVisible()
    await elena.goBack()
    await expect(row).toBeVisible()
  },
)
