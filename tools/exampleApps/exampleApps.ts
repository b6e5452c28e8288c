/** Installs the packed packages in copies of the example apps, builds and serves them, and checks them in Chromium. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { getContentFolder, pack } from '../pack/pack.ts'
import { launchChromium, needChromium } from '../shared/chromium.ts'
import { freePort } from '../shared/ports.ts'
import { appEnvironment, installApp, runPnpm } from './installApp.ts'
import { findOrderDifferences } from './styleOrder.ts'
import { checkTestingGuide } from './testingGuide.ts'

const examples = path.join(import.meta.dirname, '../../examples')
const apps = ['vite', 'next'] as const
type App = (typeof apps)[number]

const failures: string[] = []
let passedCount = 0

async function serve(folder: string): Promise<{ url: string; server: ChildProcess }> {
  const port = await freePort()
  const server = spawn('pnpm', ['run', 'serve', String(port)], {
    cwd: folder,
    env: appEnvironment,
    stdio: 'ignore',
    // A separate process group, so that the children of pnpm end with it.
    detached: true,
  })
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 150; attempt += 1) {
    try {
      await fetch(url)
      return { url, server }
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
  throw new Error(`The server of ${folder} did not start.`)
}

const stop = ({ pid }: ChildProcess) => {
  if (pid !== undefined) process.kill(-pid)
}

type Check = (page: Page, url: string) => Promise<boolean>

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

/** The checks of both apps, in this order. */
const checks: Record<string, Check> = {
  'loads the styles of every component on the page': async (page) => {
    const styles = readFileSync(path.join(getContentFolder('ui'), 'dist/styles.css'), 'utf8')
    const names = new Set([...styles.matchAll(/\.(plm-[\w-]+)/g)].map(([, name = '']) => name))
    const missing = await findClassesWithoutRules(page, [...names])
    if (missing.length > 0) console.log(missing)
    return missing.length === 0
  },
  'selects an option': async (page) => {
    await page.getByRole('combobox', { name: 'Horario' }).click()
    await page.getByRole('option', { name: 'Por la tarde' }).click()
    return (
      (await page.getByRole('combobox', { name: 'Horario' }).textContent())?.includes('Por la tarde') ?? false
    )
  },
  'disables the button of a card after an application': async (page) => {
    const card = page.getByRole('article')
    await card.getByRole('button').first().click()
    return card.getByRole('button').first().isDisabled()
  },
  'follows the data-theme attribute': async (page) => {
    const getBackground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await getBackground()
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
    const dark = await getBackground()
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
    return light !== dark && light === (await getBackground())
  },
  'applies the brand of the app': async (page) =>
    page.evaluate(() => getComputedStyle(document.querySelector('article button')!).borderRadius === '0px'),
  'opens a link with Ctrl in another tab': async (page) => {
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page
        .locator('a[href="/pedir"]')
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ])
    await tab.waitForURL('**/pedir')
    await tab.close()
    return new URL(page.url()).pathname === '/'
  },
  'follows a link without loading a document': async (page) => {
    await page.evaluate(() => (document.body.dataset['same'] = 'yes'))
    await page.locator('a[href="/pedir"]').first().click()
    await page.getByRole('heading', { name: 'Hacer una pregunta' }).waitFor()
    return page.evaluate(() => document.body.dataset['same'] === 'yes')
  },
  'shows the error of a field and disables the submit button': async (page) => {
    await page.getByRole('textbox', { name: 'Correo' }).fill('ana')
    await page.getByRole('textbox', { name: 'Pregunta' }).fill('¿Mañana?')
    await page.getByText('Revisar el correo').waitFor()
    return page.getByRole('button', { name: 'Enviar' }).isDisabled()
  },
  'submits the values of a form': async (page) => {
    await page.getByRole('textbox', { name: 'Correo' }).fill('ana@example.com')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page.getByText('Pregunta enviada').waitFor()
    return page.evaluate(() => document.body.dataset['sent'] === '¿Mañana?')
  },
}

/** The checks of the prerendered list, in this order. */
const checksOfPrerenderedPage: Record<string, Check> = {
  'shows a prerendered list without loading its code': async (page, url) => {
    const scripts: string[] = []
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
    await page.goto(`${url}/offers.html`, { waitUntil: 'networkidle' })
    const hasCode = scripts.some((script) => script.includes('/OffersScreen-'))
    return scripts.length > 0 && !hasCode && (await page.getByRole('article').count()) > 1
  },
  'hydrates the list on interaction': async (page) => {
    const city = page.getByRole('combobox', { name: 'Ciudad' })
    const cards = page.getByRole('article')
    const all = await cards.count()
    const [code] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/OffersScreen-')),
      city.hover(),
    ])
    await code.finished()
    // Hydration has no visible sign, so this selects again in every frame until the list changes.
    const end = Date.now() + 15_000
    while (Date.now() < end) {
      await city.selectOption('Avellaneda')
      await page.evaluate(
        () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
      )
      if ((await cards.count()) < all) return true
      await city.selectOption('')
    }
    return false
  },
}

async function checkApp(app: App, url: string, browser: Browser) {
  const page = await browser.newPage()
  page.setDefaultTimeout(15_000)
  const consoleMessages: string[] = []
  page.on('pageerror', (error) => consoleMessages.push(error.message))
  page.on('console', (message) => {
    // Next preloads the styles of linked pages; on a slow machine Chromium warns that they are not used yet.
    if (message.text().includes('was preloaded using link preload')) return
    if (['error', 'warning'].includes(message.type())) consoleMessages.push(message.text())
  })
  const check = async (title: string, run: () => Promise<boolean>) => {
    const isPassed = await run().catch((error: unknown) => {
      consoleMessages.push(String(error))
      return false
    })
    if (isPassed) passedCount += 1
    else failures.push(`${app}: ${title}`)
  }
  if (app === 'next') {
    await check('renders the first response on the server', async () => {
      const markup = await (await fetch(url)).text()
      return markup.includes('cambiar la bomba del tanque') && markup.includes('plm-Stars')
    })
  }
  await page.goto(url, { waitUntil: 'networkidle' })
  const all = { ...checks, ...(app === 'vite' && checksOfPrerenderedPage) }
  for (const [title, run] of Object.entries(all)) await check(title, () => run(page, url))
  await check('logs no errors or warnings', async () => consoleMessages.length === 0)
  if (consoleMessages.length > 0) failures.push(`${app}: ${consoleMessages.join('\n')}`)
  await page.close()
  if (app === 'vite') {
    const differences = await findOrderDifferences(browser, url)
    await check(
      'shows the same pictures in every order of style sheets',
      async () => differences.length === 0,
    )
    failures.push(...differences)
  }
}

await needChromium()
pack()
const root = mkdtempSync(path.join(tmpdir(), 'plomada-examples-'))
const servers: ChildProcess[] = []
const browser = await launchChromium()
try {
  await Promise.all(
    apps.map(async (app) => {
      const start = performance.now()
      const since = () => `${((performance.now() - start) / 1000).toFixed(0)} s`
      const folder = path.join(root, app)
      await installApp(path.join(examples, app), folder)
      const installed = since()
      await runPnpm(folder, 'run', 'build')
      const built = since()
      const { url, server } = await serve(folder)
      servers.push(server)
      await checkApp(app, url, browser)
      console.log(`  ${app}: installed after ${installed}, built after ${built}, checked after ${since()}`)
    }),
  )
  passedCount += await checkTestingGuide(path.join(root, 'testing'))
} catch (error) {
  failures.push(error instanceof Error ? error.message : String(error))
} finally {
  servers.forEach(stop)
  await browser.close()
  rmSync(root, { recursive: true, force: true })
}
console.log(
  failures.join('\n') || `${passedCount} checks passed in a Vite app, in a Next app and in tests of apps.`,
)
process.exit(failures.length > 0 ? 1 : 0)
