import { expect, test } from './fixtures.ts'

test(
  'a client saves a professional, finds them among the saved ones and removes them (P-090)',
  { tag: '@all' },
  async ({ signedIn }) => {
    const page = await signedIn('Ana')
    await page.goto('/professional/detail/3')
    await page.getByRole('button', { name: /^Guardar a Carla/ }).click()
    await page.getByRole('link', { name: 'Ver mis guardados' }).click()
    await expect(page).toHaveURL(/\/guardados$/)
    await expect(page.getByRole('link', { name: 'Guardados' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('button', { name: /quitar a Carla/ }).press('Enter')
    await expect(page.getByText('Todavía no guardaste profesionales')).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
  },
)
