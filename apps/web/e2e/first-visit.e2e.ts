import { expect, test } from '@playwright/test'
import { Product } from './product.ts'

const product = await Product.prepare()
test.use({ baseURL: product.url })
test.beforeAll(() => product.start())
test.afterAll(() => product.stop())

test('a first visit to a list shows it without asking the server a second time, and breaks no rule of its policy', async ({
  page,
}) => {
  const asked: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  for (const [path, first] of [
    ['/service', 'Postular'],
    ['/professional', 'Contactar'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: first }).first()).toBeVisible()
  }
  expect(asked).toEqual([])
  expect(complaints).toEqual([])
})

test('a list that came with the page is there again on the way back from another page of it or a filter', async ({
  page,
}) => {
  await page.goto('/service')
  const title = page.getByRole('article').first().getByRole('heading')
  const first = await title.innerText()
  await page.getByRole('link', { name: 'Página siguiente' }).click()
  await expect(title).not.toHaveText(first)
  await page.goBack()
  await expect(title).toHaveText(first)
  await page.getByRole('combobox', { name: 'Ciudad' }).click()
  await page.getByRole('option', { name: 'Quilmes', exact: true }).click()
  await expect(title).not.toHaveText(first)
  await page.getByRole('button', { name: 'Limpiar' }).first().click()
  await expect(title).toHaveText(first)
})

test('whoever leaves a page while parts of it are on their way gets where they go', async ({ page }) => {
  await page.goto('/service')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => {
    location.assign('/professional')
    // What Firefox says of a part that it gives up, and every browser of one that no longer exists.
    window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  })
  await expect(page).toHaveURL(/professional$/)
})

test('without a connection the app opens, shows the list of the last visit and says so', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  // The second visit goes through the worker, which keeps what it fetches.
  await page.goto('/')
  await page.goto('/service')
  // What makes requests comes with the first of them.
  const searched = page.waitForResponse((response) => response.url().includes('/api/service?'))
  await page.getByRole('searchbox').first().fill('puerta')
  await searched
  await page.goto('/service')
  const card = page.getByRole('article').first()
  const title = await card.getByRole('heading').first().innerText()
  const isKept = (words: string) =>
    Object.entries(localStorage).some(
      ([name, text]) => name.startsWith('plomada-visit ') && String(text).includes(words),
    )
  await expect.poll(() => page.evaluate(isKept, title)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('article').first().getByRole('heading').first()).toHaveText(title)
  await expect(page.getByText('Sin conexión: se muestra lo último que se vio')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Sin conexión: se muestra lo último que se vio')).toBeHidden()
})
