/** Visits the example site as a customer does: reads, filters, pages, and books with an error and then with success. */
import type { Browser, Locator, Page } from 'playwright'
import { openPage } from './openPage.ts'
import { labels, type SiteLanguage } from './siteLabels.ts'

interface Visit {
  width: 390 | 1280
  theme: 'light' | 'dark'
  direction: 'ltr' | 'rtl'
  /** Language of the list. The visit changes it on the page of a tool. */
  language: SiteLanguage
}

/** Each pair of width, theme and direction; each language with each direction and width. */
const visits: readonly Visit[] = [
  { width: 1280, theme: 'light', direction: 'ltr', language: 'en' },
  { width: 1280, theme: 'dark', direction: 'rtl', language: 'de' },
  { width: 390, theme: 'dark', direction: 'ltr', language: 'de' },
  { width: 390, theme: 'light', direction: 'rtl', language: 'en' },
]

/** Returns the library's classes on the page for which no rule has been loaded. */
const findClassesWithoutRules = (page: Page, withRules: readonly string[]) =>
  page.evaluate((known) => {
    const css = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    )
    const loaded = new Set(css.join('').match(/plm-[\w-]+/g))
    const used = new Set(
      [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
    )
    return known.filter((name) => used.has(name) && !loaded.has(name))
  }, withRules)

/** Throws when a screen scrolls sideways, or lacks the rules of a class. */
async function checkScreen(page: Page, name: string, classNames: readonly string[]) {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (overflow > 0) throw new Error(`${name} is ${overflow} px too wide.`)
  const missing = await findClassesWithoutRules(page, classNames)
  if (missing.length > 0) throw new Error(`${name} has no rules of ${missing.join(', ')}.`)
}

/** Throws unless the locator matches this number of elements in time. */
const waitForCount = async (locator: Locator, count: number) => {
  await locator.nth(count - 1).waitFor()
  if ((await locator.count()) !== count)
    throw new Error(`${await locator.count()} elements instead of ${count}.`)
}

/** Follows the link to the other language. The menu around it closes. */
async function switchLanguage(page: Page, isNarrow: boolean, from: SiteLanguage) {
  if (isNarrow) await page.getByRole('button', { name: labels[from].menu }).click()
  await page.getByRole('link', { name: labels[from].other, exact: true }).click()
  const to = from === 'en' ? 'de' : 'en'
  await page.waitForURL((url) => url.pathname.startsWith(`/${to}`))
  await page.locator(`html[lang="${to}"]`).waitFor({ state: 'attached' })
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Sets theme and direction with the controls of the site, which narrow screens have in the menu. */
async function chooseLook(page: Page, { width, theme, direction }: Visit) {
  if (width === 390) {
    await page.getByRole('button', { name: labels.en.menu }).click()
    await page.getByRole('dialog').waitFor()
  }
  await page.getByRole('radio', { name: labels.en[theme] }).click()
  if (direction === 'rtl') await page.getByRole('button', { name: labels.en.rightToLeft }).click()
  const html = `html[data-theme="${theme}"]${direction === 'rtl' ? '[dir="rtl"]' : ''}`
  await page.locator(html).waitFor({ state: 'attached' })
  if (width === 1280) return
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Filters the list, removes the filter and goes to the last page. */
async function readList(page: Page, { width, language }: Visit) {
  const text = labels[language]
  const cards = page.getByRole('main').getByRole('article')
  await waitForCount(cards, 12)
  if (width === 390) {
    await page.getByRole('button', { name: text.filters, exact: true }).click()
    const sheet = page.getByRole('dialog', { name: text.filters })
    await sheet.getByRole('combobox', { name: text.task }).selectOption(text.cutting)
    await sheet.getByRole('button', { name: text.show }).click()
  } else await page.getByRole('combobox', { name: text.task }).selectOption(text.cutting)
  await page.waitForURL('**/tools?kind=cutting')
  await cards.nth(5).waitFor({ state: 'detached' })
  await waitForCount(cards, 5)
  const clear = width === 390 ? text.removeTask : text.clear
  await page.getByRole('button', { name: clear, exact: true }).click()
  await waitForCount(cards, 12)
  if (width === 1280) {
    await page.getByRole('textbox', { name: text.priceTo }).fill('9')
    await page.waitForURL('**/tools?price_max=9')
    await cards.nth(2).waitFor({ state: 'detached' })
    await waitForCount(cards, 2)
    await page.getByRole('button', { name: text.clear, exact: true }).click()
    await waitForCount(cards, 12)
  }
  await page.getByRole('link', { name: `${text.page} 4` }).click()
  await page.waitForURL('**/tools?page=4')
  await cards.nth(4).waitFor({ state: 'detached' })
  await waitForCount(cards, 4)
}

/** Books with errors, which the summary lists, then more days than the tool is free, which is refused, and then one day. */
async function book(page: Page, language: SiteLanguage) {
  const text = labels[language]
  const email = page.getByRole('textbox', { name: text.email })
  await email.fill('ada')
  await page.getByRole('textbox', { name: text.name }).fill('Ada')
  const button = page.getByRole('button', { name: text.book, exact: true })
  await button.click()
  await page.getByRole('link', { name: text.depotMissing }).waitFor()
  await page.getByRole('link', { name: text.emailWrong }).click()
  await page.locator('input:focus[name="email"]').waitFor()
  await email.fill('ada@example.org')
  await page.getByRole('button', { name: text.calendar }).click()
  await page.getByRole('dialog').locator('td button:not([aria-disabled])').first().click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('combobox', { name: text.depot }).click()
  await page.getByRole('option', { name: 'Harburg' }).click()
  await page.getByRole('combobox', { name: text.district }).fill('otten')
  await page.getByRole('option', { name: 'Ottensen' }).click()
  await page.getByRole('checkbox', { name: text.terms }).check()
  const days = page.getByRole('textbox', { name: text.days })
  await days.fill('14')
  await button.click()
  await page.getByText(text.refused).first().waitFor()
  await days.fill('1')
  await button.click()
  await page.getByText(text.booked).waitFor()
}

async function visitSite(page: Page, url: string, visit: Visit, classNames: readonly string[]) {
  const isNarrow = visit.width === 390
  const check = (name: string) => checkScreen(page, name, classNames)
  await openPage(page, `${url}/en`)
  await chooseLook(page, visit)
  if (visit.language === 'de') await switchLanguage(page, isNarrow, 'en')
  await check('home')
  await page.getByRole('link', { name: labels[visit.language].browse }).click()
  await page.getByRole('heading', { level: 1, name: labels[visit.language].list }).waitFor()
  await readList(page, visit)
  await check('list')
  const link = page.getByRole('main').getByRole('article').first().getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await switchLanguage(page, isNarrow, visit.language)
  await book(page, visit.language === 'en' ? 'de' : 'en')
  await check('tool')
  // The choice survives, and the address of the page renders the same.
  await page.reload({ waitUntil: 'networkidle' })
  const { theme, direction } = visit
  await page
    .locator(`html[data-theme="${theme}"]${direction === 'rtl' ? '[dir="rtl"]' : ''}`)
    .waitFor({ state: 'attached' })
}

interface DriveOptions {
  /** The library's classes that have rules. */
  classNames: readonly string[]
  /** Returns whether a console message says nothing about the site. */
  isIgnored: (message: string) => boolean
}

/** Returns what went wrong in the visits, with every console message. */
export async function driveSite(
  browser: Browser,
  url: string,
  { classNames, isIgnored }: DriveOptions,
): Promise<{ passed: number; problems: string[] }> {
  const problems: string[] = []
  for (const visit of visits) {
    const { width, theme } = visit
    const name = Object.values(visit).join(', ')
    const colorScheme = theme === 'dark' ? 'light' : 'dark'
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    page.setDefaultTimeout(180_000)
    page.on('pageerror', (error) => problems.push(`${name}: ${error.message}`))
    page.on('console', (message) => {
      if (!isIgnored(message.text())) problems.push(`${name}: ${message.type()}: ${message.text()}`)
    })
    await visitSite(page, url, visit, classNames).catch((error: unknown) =>
      problems.push(`${name}: ${error instanceof Error ? error.message : String(error)}`),
    )
    await page.close()
  }
  return { passed: visits.length, problems }
}
