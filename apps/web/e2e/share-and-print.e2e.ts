import { expect, test } from './fixtures.ts'

test(
  'an offer and a professional can be shared, with the share dialog of the device or by copying the address',
  { tag: '@all' },
  async ({ signedIn, baseURL }) => {
    const page = await signedIn('Ana', { permissions: ['clipboard-read', 'clipboard-write'] })
    const pages = [
      ['/service/detail/1', 'Sugerencias'],
      ['/professional/detail/2', 'Bruno Saldaño'],
    ] as const
    for (const [path, heading] of pages) {
      await page.goto(path)
      // Before, the page is that of a visitor, whose notice disappears with it.
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await page.getByRole('button', { name: 'Compartir' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Copiaste el enlace' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${path}`)
    }
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async (shared: ShareData) => Object.assign(window, { shared }),
      })
    })
    await page.goto('/professional/detail/2')
    // Before, the page is that of a visitor, with the initial of the last name.
    await expect(page.getByRole('heading', { level: 1, name: 'Bruno Saldaño' })).toBeVisible()
    await page.getByRole('button', { name: 'Compartir' }).click()
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared))
      .toEqual({ title: 'Bruno Saldaño', url: `${baseURL}/professional/detail/2` })
  },
)

test(
  'an offer, a professional and the user’s profile print their content without bars, buttons and suggestions',
  { tag: '@all' },
  async ({ signedIn }) => {
    const page = await signedIn('Ana')
    for (const [path, onScreen, onPaper] of [
      ['/service/detail/1', 'Sugerencias', 'Presupuesto'],
      ['/professional/detail/2', 'Contactar', 'Opiniones de nuestros usuarios'],
      ['/profile/1', 'Modificar datos personales', 'Lugar de residencia'],
    ] as const) {
      await page.emulateMedia({ media: 'screen' })
      await page.goto(path)
      await expect(page.getByText(onScreen).first()).toBeVisible()
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(onPaper).first()).toBeVisible()
      for (const role of ['banner', 'contentinfo', 'button', 'navigation'] as const)
        for (const part of await page.getByRole(role).all()) await expect(part).toBeHidden()
      for (const part of await page.getByText(onScreen).all()) await expect(part, path).toBeHidden()
      expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('light')
    }
  },
)
