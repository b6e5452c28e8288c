import { expect, test } from './fixtures.ts'

test(
  'a deployment with MESSAGES=es-AR shows accents, even for an address without them',
  { tag: '@all' },
  async ({ newDevice, startProduct }) => {
    const { url } = await startProduct({ MESSAGES: 'es-AR' })
    const page = await newDevice({ baseURL: url })
    await page.goto('/service?ciudad=Lujan')
    await expect(page.getByRole('heading', { name: 'Página de servicios' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Ciudad' }).locator('option:checked')).toHaveText('Luján')
  },
)
