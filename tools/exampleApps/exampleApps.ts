/**
 * Creates each example app with the packed starter, installs the packed packages, builds and serves the app, and checks
 * it in Chromium.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser } from 'playwright'
import { getContentFolder, pack, starter } from '../pack/pack.ts'
import { launchChromium, needChromium } from '../shared/chromium.ts'
import { freePort } from '../shared/ports.ts'
import { driveSite } from './driveSite.ts'
import { appEnvironment, installApp, run, runPnpm } from './installApp.ts'
import { listChecks } from './siteChecks.ts'
import { type App, exampleApps } from './apps.ts'
import { checkTestingGuide } from './testingGuide.ts'

const failures: string[] = []
let passedCount = 0

/** Next preloads the styles of linked pages; on a slow machine Chromium warns that they are not used yet. */
const unusedPreload = 'was preloaded using link preload but not used'

const address = '127.0.0.1'
/** How each app takes its address: by arguments or by the environment. */
const getStart = (port: string): Record<App, { args: string[]; env?: NodeJS.ProcessEnv }> => ({
  vite: { args: ['--port', port, '--strictPort', '--host', address] },
  next: { args: ['--port', port, '--hostname', address] },
  'react-router': { args: [], env: { PORT: port, HOST: address } },
})

async function serve(app: App, folder: string): Promise<{ url: string; server: ChildProcess }> {
  const port = String(await freePort())
  const { args, env } = getStart(port)[app]
  const server = spawn('pnpm', ['run', 'start', ...args], {
    cwd: folder,
    env: { ...appEnvironment, ...env },
    stdio: 'ignore',
    // A separate process group, so that the children of pnpm end with it.
    detached: true,
  })
  const url = `http://${address}:${port}`
  while (server.exitCode === null) {
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

/** Returns the names of all classes that the library has a rule for. */
const listClassNames = () => {
  const styles = readFileSync(path.join(getContentFolder('ui'), 'dist/styles.css'), 'utf8')
  return [...new Set([...styles.matchAll(/\.(plm-[\w-]+)/g)].map(([, name = '']) => name))]
}

async function checkApp(app: App, url: string, browser: Browser) {
  const report = (problems: readonly string[]) =>
    failures.push(...problems.map((problem) => `${app}: ${problem}`))
  for (const [title, run] of Object.entries(listChecks(app))) {
    const page = await browser.newPage()
    page.setDefaultTimeout(180_000)
    const problem = await run(page, url).then(
      (isPassed) => (isPassed ? undefined : title),
      (error: unknown) => `${title}: ${String(error)}`,
    )
    if (problem === undefined) passedCount += 1
    else report([problem])
    await page.close()
  }
  const { passed, problems } = await driveSite(browser, url, {
    classNames: listClassNames(),
    isIgnored: (message) => app === 'next' && message.includes(unusedPreload),
  })
  report(problems)
  passedCount += passed
}

await needChromium()
pack()
const root = mkdtempSync(path.join(tmpdir(), 'plomada-examples-'))
const createCommand = path.join(getContentFolder(starter), 'dist/bin.js')
const servers: ChildProcess[] = []
const browser = await launchChromium()
try {
  await Promise.all(
    exampleApps.map(async (app) => {
      const start = performance.now()
      const since = () => `${((performance.now() - start) / 1000).toFixed(0)} s`
      const folder = path.join(root, app)
      await run(root, process.execPath, [createCommand, app, '--template', app])
      await installApp(folder)
      const installed = since()
      await runPnpm(folder, 'run', 'build')
      const built = since()
      const { url, server } = await serve(app, folder)
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
  failures.join('\n') ||
    `${passedCount} checks passed in a Vite, a Next and a React Router app, and in tests of apps.`,
)
process.exit(failures.length > 0 ? 1 : 0)
