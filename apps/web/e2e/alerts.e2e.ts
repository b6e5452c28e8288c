import { expect, test } from './fixtures.ts'
import { publishOffer } from './offers.ts'
import { openMail } from './people.ts'

test(
  'a visitor saves the filters of the list as an alert after signing in, and the mail about a new offer links to it (P-094, P-101)',
  { tag: '@all' },
  async ({ baseURL, page, getToken, uniqueNumber }) => {
    const title = `Cambiar un flotante ${uniqueNumber}`
    await page.goto('/service?job=1&ciudad=La+Plata')
    await page.getByRole('button', { name: 'Avisarme de ofertas así' }).click()
    await page.getByRole('button', { name: 'Bruno' }).click()
    await expect(page).toHaveURL(/\/service\?job=1&ciudad=La\+Plata$/)
    const saved = page.getByText('Alerta guardada: Plomería en La Plata. Te avisamos al momento.')
    await expect(saved).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Borraste la alerta: Plomería en La Plata')).toBeVisible()
    await page.getByRole('button', { name: 'Avisarme de ofertas así' }).click()
    await expect(saved).toBeVisible()
    await page.getByRole('button', { name: 'Editar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Editar la alerta' })
    await expect(dialog.getByRole('button', { name: 'La Plata: quitar' })).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Presupuesto mínimo' }).fill('10000')
    await dialog.getByRole('button', { name: 'Guardar alerta' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Alerta guardada: Plomería en La Plata desde $ 10.000')).toBeVisible()
    await expect(saved).toHaveCount(0)

    const id = await publishOffer(baseURL, await getToken('Ana'), title)
    await openMail(page, `«${title}»`)
    await page.getByRole('link', { name: `/service/detail/${id}` }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    await page.goto('/alertas')
    await expect(page.getByRole('link', { name: 'Alertas' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('button', { name: 'Borrar la alerta Plomería en La Plata desde $ 10.000' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Borrar' }).click()
    await expect(page.getByRole('heading', { name: 'Plomería en La Plata desde' })).toHaveCount(0)
  },
)

test(
  'a client who wants an alert is led to the professional profile (P-094)',
  { tag: '@all' },
  async ({ signedIn }) => {
    const page = await signedIn('Ana')
    await page.goto('/service')
    await page.getByRole('button', { name: 'Avisarme de ofertas así' }).click()
    await page.getByRole('button', { name: 'Completar el perfil profesional' }).click()
    await expect(page).toHaveURL(/\/profilec\/modificar$/)
  },
)
