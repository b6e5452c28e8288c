import { expect, test } from '@playwright/test'
import { Product } from './product.ts'

const product = await Product.prepare()
test.use({ baseURL: product.url })
test.beforeAll(() => product.start({ WORDS: 'es-AR' }))
test.afterAll(() => product.stop())

test('a deployment that asks for the corrected words speaks with accents, and travels without', async ({
  page,
}) => {
  await page.goto('/service?ciudad=Lujan')
  await expect(page.getByRole('heading', { name: 'Página de servicios' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Ciudad' }).locator('option:checked')).toHaveText('Luján')
})
