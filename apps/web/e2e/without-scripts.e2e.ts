import { expect, test, type Page } from './fixtures.ts'
import { hasHorizontalScroll } from './checkPage.ts'

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const

/** Expects the landmarks of a page, and no control that only a script makes work. */
async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  for (const landmark of ['banner', 'navigation', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(landmark).first()).toBeVisible()
  await expect(page.locator('button:not([type=submit]):visible')).toHaveCount(0)
  await expect(page.getByText('Cargando...')).toHaveCount(0)
  expect(await hasHorizontalScroll(page)).toBe(false)
}

/** Opens the form of the filters, which is closed on a phone. */
async function openFilters(page: Page) {
  const form = page.getByRole('form', { name: 'Filtros' })
  if (!(await form.isVisible())) await page.locator('summary').click()
  await expect(form).toBeVisible()
  return form
}

for (const [device, viewport] of Object.entries(sizes))
  test(
    `a visitor without scripts finds professionals and offers, filters and pages through them, and reads the other pages (${device})`,
    { tag: device === 'phone' ? [] : '@all' },
    async ({ newDevice }) => {
      const page = await newDevice({ javaScriptEnabled: false, viewport })
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      const menu = page.getByRole('navigation', { name: 'Principal' })

      await page.goto('/')
      await expectPage(page, 'Trabajadores con experiencia y referencia')
      const plumbing = page.getByRole('main').getByRole('link', { name: /^Plomería Cañerías/ })
      await plumbing.scrollIntoViewIfNeeded()
      await expect
        .poll(() => plumbing.locator('img').evaluate((swatch: HTMLImageElement) => swatch.naturalWidth))
        .toBeGreaterThan(0)
      await plumbing.click()
      await expect(page).toHaveURL(/\/professional\?job=1$/)
      await expectPage(page, 'Profesionales')
      const people = page.getByRole('article')
      await expect(people.first()).toContainText('Plomería')

      const days = await openFilters(page)
      await expect(days.getByRole('combobox', { name: 'Oficio' })).toHaveValue('1')
      await days.getByRole('checkbox', { name: 'lunes' }).check()
      await days.getByRole('checkbox', { name: 'martes' }).check()
      await days.getByRole('button', { name: 'Ver resultados' }).click()
      await expect(page).toHaveURL(/dias=lunes&dias=martes/)
      await expectPage(page, 'Profesionales')
      await expect((await openFilters(page)).getByRole('checkbox', { name: 'martes' })).toBeChecked()

      await menu.getByRole('link', { name: 'Inicio' }).click()
      await page.getByRole('combobox', { name: 'Oficio' }).selectOption('Gas')
      await page.getByRole('combobox', { name: 'Ciudad' }).selectOption('Quilmes')
      await page.getByRole('button', { name: 'Buscar', exact: true }).click()
      await expect(page).toHaveURL(/\/professional\?job=5&ciudad=Quilmes$/)
      await expectPage(page, 'Profesionales')

      await menu.getByRole('link', { name: 'Inicio' }).click()
      await page.getByRole('searchbox').fill('zzzz')
      await page.getByRole('button', { name: 'Ver Perfiles' }).click()
      await expect(page).toHaveURL(/\/service\?tittle=zzzz$/)
      await expectPage(page, 'Pagina de Servicios')
      await expect(page.getByText('Sin resultados')).toBeVisible()
      await (await openFilters(page)).getByRole('link', { name: 'Limpiar' }).click()
      await expect(page).toHaveURL(/\/service$/)
      await expectPage(page, 'Pagina de Servicios')

      const pager = page.getByRole('navigation', { name: 'Paginación' })
      const titles = page.getByRole('article').getByRole('heading')
      const first = await titles.allTextContents()
      await pager.getByRole('link', { name: 'Página siguiente' }).click()
      await expect(page).toHaveURL(/page=2/)
      await expectPage(page, 'Pagina de Servicios')
      expect(await titles.allTextContents()).not.toEqual(first)
      await pager.getByRole('link', { name: 'Página anterior' }).click()
      await expect(titles).toHaveText(first)

      const form = await openFilters(page)
      await form.getByRole('combobox', { name: 'Oficio' }).selectOption('Pintura')
      await form.getByRole('combobox', { name: 'Ciudad' }).selectOption('Quilmes')
      await form.getByRole('button', { name: 'Ver resultados' }).click()
      await expect(page).toHaveURL(/ciudad=Quilmes/)
      await expectPage(page, 'Pagina de Servicios')
      await expect(titles.first()).toBeVisible()
      expect(await titles.allTextContents()).not.toEqual(first)
      for (const offer of await page.getByRole('article').all()) await expect(offer).toContainText('Quilmes')

      await menu.getByRole('link', { name: 'Profesionales' }).click()
      await expect(page).toHaveURL(/\/professional$/)
      for (const [link, heading] of [
        ['Términos', 'Términos'],
        ['Privacidad', 'Privacidad'],
        ['Botón de arrepentimiento', /arrepentimiento/i],
        ['Botón de baja', /baja/i],
      ] as const) {
        await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
        await expectPage(page, heading)
      }
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contáctanos' }).click()
      await expectPage(page, 'Contacto')
      // Queries by text skip the content of `<noscript>`.
      await expect(page.locator('noscript [role=status]')).toHaveText(
        'Para escribirnos, activá JavaScript en tu navegador.',
      )
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await page.goto('/job/1')
      await expect(page.locator('noscript p')).toHaveText('Para ingresar, activá JavaScript en tu navegador.')
      expect(logged).toEqual([])
    },
  )
