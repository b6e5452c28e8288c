import { expect, test, untilInteractive } from './fixtures.ts'

test('a first visit to a list needs no further request for data and violates no rule of the content security policy', async ({
  page,
}) => {
  const requests: string[] = []
  const errors: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') requests.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  for (const [path, first] of [
    ['/service', 'Postular'],
    ['/professional', 'Contactar'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: first }).first()).toBeVisible()
  }
  expect(requests).toEqual([])
  expect(errors).toEqual([])
})

test('a list that came with the page is shown again after Back from another page and after clearing a filter', async ({
  page,
}) => {
  await page.goto('/service')
  const card = page.getByRole('article').first()
  const title = card.getByRole('heading')
  const first = await title.innerText()
  const city = (await card.innerText()).includes('Quilmes') ? 'Lanus' : 'Quilmes'
  await page.getByRole('link', { name: 'Página siguiente' }).click()
  await expect(title).not.toHaveText(first)
  await page.goBack()
  await expect(title).toHaveText(first)
  await page.getByRole('combobox', { name: 'Ciudad' }).selectOption(city)
  await expect(title).not.toHaveText(first)
  await page.getByRole('button', { name: 'Limpiar' }).first().click()
  await expect(title).toHaveText(first)
})

test('a city can be chosen with the keyboard in the styled native select', async ({ page }) => {
  await page.goto('/service')
  const box = page.getByRole('combobox', { name: 'Ciudad' })
  await box.focus()
  await page.keyboard.press('Enter')
  const option = (name: string) => box.getByRole('option', { name, exact: true })
  await expect.poll(async () => (await option('Quilmes').boundingBox())?.height).toBe(36)
  await page.keyboard.type('qui')
  await expect(option('Quilmes')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('')
  await page.keyboard.press('Enter')
  await expect(option('Todas')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/ciudad=Almirante/)
  await expect(box).toHaveValue('Almirante Brown')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Filtros (1)' }).click()
  await box.focus()
  await page.keyboard.press('Enter')
  await expect(option('Almirante Brown')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box).toBeFocused()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('navigation continues when the user leaves a page while its code is loading', async ({ page }) => {
  await page.goto('/service')
  await expect(page.getByRole('article').first()).toBeVisible()
  // A new release: the server no longer has the files of this one.
  await page.route(/\/assets\//, (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 404 }) : route.fallback(),
  )
  await page.evaluate(() => {
    location.assign('/professional')
    // Firefox fires it for a request that it canceled, every browser for a file that no longer exists.
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  })
  await expect(page).toHaveURL(/professional$/)
})

test('offline, the app opens and shows the list of the last visit and a notice', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  // The second visit goes through the service worker, which stores what it fetches.
  await page.goto('/')
  await page.goto('/service')
  // The module that sends requests is loaded with the first of them.
  const searched = page.waitForResponse((response) => response.url().includes('/api/service?'))
  await page.getByRole('searchbox').first().fill('puerta')
  await searched
  await page.goto('/service')
  await untilInteractive(page)
  const card = page.getByRole('article').first()
  const title = await card.getByRole('heading').first().innerText()
  // Cards capitalize titles.
  const isKept = (words: string) =>
    Object.entries(localStorage).some(
      ([name, text]) =>
        name.startsWith('plomada-visit ') && String(text).toLowerCase().includes(words.toLowerCase()),
    )
  await expect.poll(() => page.evaluate(isKept, title)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('article').first().getByRole('heading').first()).toHaveText(title)
  await expect(page.getByText('Sin conexión: te mostramos lo último que viste')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Sin conexión: te mostramos lo último que viste')).toBeHidden()
})
