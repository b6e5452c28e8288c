import { expect, test } from './fixtures.ts'

test('a visitor goes from the footer to a trade, to a city and to its professionals', async ({ page }) => {
  await page.goto('/terminos')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Oficios' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oficios')
  await page.getByRole('main').getByRole('link', { name: 'Plomería' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plomería en Buenos Aires')
  await page.getByRole('link', { name: 'Quilmes', exact: true }).click()
  await expect(page).toHaveURL('/oficios/plomeria/quilmes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plomería en Quilmes')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plomería en Buenos Aires')
  await page.getByRole('link', { name: 'Ver todos los profesionales' }).click()
  await expect(page).toHaveURL(/\/professional\?job=\d+$/)
})
