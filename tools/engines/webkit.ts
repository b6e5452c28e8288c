import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../shared/ports.ts'
import { getLanguageSettings, startDisplay, writeGtkSettings } from './display.ts'
import { programs } from './installed.ts'
import { startProblemProxy, type ProblemProxy } from './proxy.ts'
import type { Action, Browser, Engine, Language, Tab, Target } from './tab.ts'
import { waitFor } from './wait.ts'

/** Starts a virtual display for the MiniBrowser of WebKitGTK; each browser has a separate driver process. */
export async function startWebKit(): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'plomada-webkit-'))
  const { display, process: xvfb } = await startDisplay()
  const environment = {
    ...process.env,
    ...writeGtkSettings(folder),
    DISPLAY: display,
    TZ: 'America/Argentina/Buenos_Aires',
  }
  const started: Browser[] = []
  const newBrowser = async (language?: Language) => {
    const browser = await startBrowser({ ...environment, ...getLanguageSettings(folder, language) })
    started.push(browser)
    return browser
  }
  const stop = async () => {
    await Promise.all(started.map((browser) => browser.close()))
    xvfb.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const probe = await startBrowser(environment)
    const { version } = probe
    await probe.close()
    return { name: 'webkit', version: `WebKitGTK ${version}`, newBrowser, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startBrowser(environment: NodeJS.ProcessEnv): Promise<Browser & { version: string }> {
  const proxy = await startProblemProxy()
  const port = await freePort()
  const driverProcess = spawn(programs.webkitDriver() ?? '', [`--port=${port}`], {
    env: environment,
    stdio: 'ignore',
    // A separate process group, so that the browser ends with its driver.
    detached: true,
  })
  const end = () => {
    proxy.close()
    endGroup(driverProcess)
  }
  try {
    const server = `http://127.0.0.1:${port}`
    await waitFor('WebKitWebDriver to respond', async () => (await fetch(`${server}/status`)).ok)
    const address = `127.0.0.1:${proxy.port}`
    const driver = await new Builder()
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          timeouts: { script: 180_000 },
          proxy: { proxyType: 'manual', httpProxy: address },
          'webkitgtk:browserOptions': { binary: programs.miniBrowser(), args: ['--automation'] },
        }),
      )
      .usingServer(server)
      .build()
    const version = (await driver.getCapabilities()).getBrowserVersion() ?? ''
    const handle = await driver.getWindowHandle()
    const close = async () => {
      await driver.quit().catch(() => undefined)
      end()
    }
    return { tab: new WebKitTab(driver, handle, proxy), close, version }
  } catch (error) {
    end()
    throw error
  }
}

function endGroup({ pid, exitCode }: ChildProcess): void {
  if (!pid || exitCode !== null) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // It has already ended.
  }
}

interface ScriptResult<Value> {
  value: Value
  error?: string
}

class WebKitTab implements Tab {
  readonly #driver: WebDriver
  readonly #handle: string
  readonly #proxy: ProblemProxy
  readonly #known: Set<string>

  constructor(driver: WebDriver, handle: string, proxy: ProblemProxy) {
    this.#driver = driver
    this.#handle = handle
    this.#proxy = proxy
    this.#known = new Set([handle])
  }

  async #focused(): Promise<WebDriver> {
    await this.#driver.switchTo().window(this.#handle)
    return this.#driver
  }

  async open(address: string): Promise<void> {
    await (await this.#focused()).get(address)
  }

  async resize(width: number, height: number): Promise<void> {
    const driver = await this.#focused()
    const frame = driver.manage().window()
    // The height of the window includes the toolbar.
    const inner = (): Promise<readonly [number, number]> =>
      this.run(() => [window.innerWidth, window.innerHeight] as const)
    const outer = await frame.getRect()
    const [, pageHeight] = await inner()
    const wanted = { x: 0, y: 0, width, height: height + outer.height - pageHeight }
    await frame.setRect(wanted)
    await waitFor(`a window of ${width} × ${height} px`, async () => {
      const [nowWidth, nowHeight] = await inner()
      return nowWidth === width && nowHeight === height
    })
  }

  async run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const driver = await this.#focused()
    const { value, error } = await driver.executeAsyncScript<ScriptResult<Awaited<Result>>>(
      `const done = arguments[arguments.length - 1]
       const args = Array.from(arguments).slice(0, -1)
       Promise.resolve().then(() => (${script.toString()})(...args)).then(
         (value) => done({ value }),
         (error) => done({ error: String(error) }),
       )`,
      ...args,
    )
    if (error) throw new Error(error)
    return value
  }

  async inject(source: string): Promise<void> {
    await (await this.#focused()).executeScript(source)
  }

  async act(target: Target, action: Action): Promise<boolean> {
    const driver = await this.#focused()
    const element = await driver.executeScript<WebElement | null>(
      'return window.plomadaEngines.ready(arguments[0])',
      target,
    )
    if (!element) return false
    if (action.kind === 'click') await element.click()
    else await element.sendKeys(action.kind === 'type' ? action.text : action.file)
    return true
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await (await this.#focused()).takeScreenshot(), 'base64')
  }

  async popup(): Promise<Tab> {
    const opened = await waitFor('a window to open', async () => {
      const handles = await this.#driver.getAllWindowHandles()
      return handles.find((handle) => !this.#known.has(handle))
    })
    this.#known.add(opened)
    return new WebKitTab(this.#driver, opened, this.#proxy)
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.#proxy.setOffline(isOffline)
  }

  async takeProblems(): Promise<string[]> {
    // A window that has closed has nothing to report.
    await this.run(async () => {
      await Promise.all(window.plomadaReports ?? [])
    }).catch(() => undefined)
    return this.#proxy.problems.splice(0)
  }
}
