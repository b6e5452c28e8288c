/**
 * Installs the packed packages where other teams would: in a fresh Vite app and in a fresh Next app, made from small
 * templates that know no more than the README. Builds both, serves them and does in Chromium what their visitors do.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { chromiumArguments, installedChromium, needChromium } from '../shared/chromium.ts'
import { pack, published, tarballOf } from '../pack/pack.ts'
import { freePort } from '../shared/ports.ts'

const apps = ['vite', 'next'] as const
type App = (typeof apps)[number]

/** Said with every failure; a promise that is kept counts as one test. */
const faults: string[] = []
let kept = 0

const environment = Object.fromEntries(
  // Settings of the pnpm that started this would reach into the new apps.
  Object.entries(process.env).filter(([name]) => !/^(npm|pnpm)_/i.test(name) && name !== 'NODE_ENV'),
)

const run = (folder: string, ...args: string[]) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn('pnpm', args, {
      cwd: folder,
      env: { ...environment, CI: '1', NEXT_TELEMETRY_DISABLED: '1' },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (said += String(text)))
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`pnpm ${args.join(' ')} in ${folder}\n${said}`)),
    )
  })

async function serve(folder: string): Promise<{ url: string; server: ChildProcess }> {
  const port = await freePort()
  const server = spawn('pnpm', ['run', 'serve', String(port)], {
    cwd: folder,
    env: environment,
    stdio: 'ignore',
    // A group of its own, so that what pnpm starts ends with it.
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
  throw new Error(`${folder} does not serve`)
}

const stop = ({ pid }: ChildProcess) => {
  if (pid !== undefined) process.kill(-pid)
}

/** What a visitor does, each with what must come of it. */
const promises: Record<string, (page: Page, url: string) => Promise<boolean>> = {
  'a select opens and takes a choice': async (page) => {
    await page.getByRole('combobox', { name: 'Horario' }).click()
    await page.getByRole('option', { name: 'Por la tarde' }).click()
    return (
      (await page.getByRole('combobox', { name: 'Horario' }).textContent())?.includes('Por la tarde') ?? false
    )
  },
  'a card tells its owner what was pressed': async (page) => {
    const card = page.getByRole('article')
    await card.getByRole('button').first().click()
    return card.getByRole('button').first().isDisabled()
  },
  'day and night follow the attribute': async (page) => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const day = await ground()
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
    const night = await ground()
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
    return day !== night && day === (await ground())
  },
  "the team's brand wins over ours": async (page) =>
    page.evaluate(() => getComputedStyle(document.querySelector('article button')!).borderRadius === '0px'),
  'a link with Ctrl opens another tab': async (page) => {
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
  'a link is followed without loading a page': async (page) => {
    await page.evaluate(() => (document.body.dataset['same'] = 'yes'))
    await page.locator('a[href="/pedir"]').first().click()
    await page.getByRole('heading', { name: 'Hacer una pregunta' }).waitFor()
    return page.evaluate(() => document.body.dataset['same'] === 'yes')
  },
  'a form of their own says what is wrong, and waits': async (page) => {
    await page.getByRole('textbox', { name: 'Correo' }).fill('ana')
    await page.getByRole('textbox', { name: 'Pregunta' }).fill('¿Mañana?')
    await page.getByText('Revisar el correo').waitFor()
    return page.getByRole('button', { name: 'Enviar' }).isDisabled()
  },
  'and sends what was filled in': async (page) => {
    await page.getByRole('textbox', { name: 'Correo' }).fill('ana@example.com')
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page.getByText('Pregunta enviada').waitFor()
    return page.evaluate(() => document.body.dataset['sent'] === '¿Mañana?')
  },
}

/** What comes of a list that a server has drawn, in the order in which a visitor meets it. */
const promisesOfHtml: Record<string, (page: Page, url: string) => Promise<boolean>> = {
  'a list that came as HTML is there without its code': async (page, url) => {
    const scripts: string[] = []
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
    await page.goto(`${url}/services.html`, { waitUntil: 'networkidle' })
    const hasCode = scripts.some((script) => script.includes('/Screen-'))
    return scripts.length > 0 && !hasCode && (await page.getByRole('article').count()) > 1
  },
  'and comes to life when somebody comes near': async (page) => {
    const city = page.getByRole('combobox', { name: 'Ciudad' })
    const cards = page.getByRole('article')
    const all = await cards.count()
    const [code] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('/Screen-')),
      city.hover(),
    ])
    await code.finished()
    // The page does not show when it listens: another choice is made in every frame until one counts.
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

async function drive(app: App, url: string, browser: Browser) {
  const page = await browser.newPage()
  page.setDefaultTimeout(15_000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // Next fetches the styles of a page behind a link ahead; on a slow machine Chromium finds that too early.
    if (message.text().includes('was preloaded using link preload')) return
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  const promise = async (title: string, keep: () => Promise<boolean>) => {
    const isKept = await keep().catch((error: unknown) => {
      complaints.push(String(error))
      return false
    })
    if (isKept) kept += 1
    else faults.push(`${app}: ${title}`)
  }
  if (app === 'next') {
    await promise('the first answer is drawn on the server', async () => {
      const markup = await (await fetch(url)).text()
      return markup.includes('cambiar la bomba del tanque') && markup.includes('plm-Stars')
    })
  }
  await page.goto(url, { waitUntil: 'networkidle' })
  const all = { ...promises, ...(app === 'vite' && promisesOfHtml) }
  for (const [title, keep] of Object.entries(all)) await promise(title, () => keep(page, url))
  await promise('and nothing is complained about', async () => complaints.length === 0)
  if (complaints.length > 0) faults.push(`${app} said: ${complaints.join('\n')}`)
  await page.close()
}

await needChromium()
pack()
const root = mkdtempSync(path.join(tmpdir(), 'plomada-consumers-'))
const servers: ChildProcess[] = []
const executablePath = installedChromium()
const browser = await chromium.launch({
  args: chromiumArguments,
  ...(executablePath && { executablePath }),
})
try {
  await Promise.all(
    apps.map(async (app) => {
      const start = performance.now()
      const since = () => `${((performance.now() - start) / 1000).toFixed(0)} s`
      const folder = path.join(root, app)
      cpSync(path.join(import.meta.dirname, '../../examples', app), folder, { recursive: true })
      for (const name of published) cpSync(tarballOf(name), path.join(folder, `${name}.tgz`))
      await run(folder, 'install', '--prefer-offline')
      const installed = since()
      await run(folder, 'run', 'build')
      const built = since()
      const { url, server } = await serve(folder)
      servers.push(server)
      await drive(app, url, browser)
      console.log(`  ${app}: installed after ${installed}, built after ${built}, driven after ${since()}`)
    }),
  )
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error))
} finally {
  servers.forEach(stop)
  await browser.close()
  rmSync(root, { recursive: true, force: true })
}
console.log(
  faults.join('\n') || `${kept} promises kept by a Vite app and a Next app made from the packed packages.`,
)
process.exit(faults.length > 0 ? 1 : 0)
