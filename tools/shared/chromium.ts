import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Browser } from 'playwright'

const candidates = [
  process.env['CHROMIUM_PATH'],
  // The same pixels as Chromium with a quarter less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Returns the path of an installed Chromium; undefined when there is only Playwright's, or none. */
export const installedChromium = (): string | undefined =>
  candidates.find((path) => path !== undefined && existsSync(path))

/** Returns the path of an installed Chromium that can show notifications, which the headless shell cannot. */
export const installedFullChromium = (): string | undefined =>
  candidates.find((path) => path !== undefined && !path.includes('headless-shell') && existsSync(path))

/** Arguments to run headless, as root and without a network, with the same pixels on every machine. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The default of desktop Chromium; the headless shell has another.
  '--font-render-hinting=slight',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // A larger young generation saves a tenth of the processor time when one page renders many stories.
  '--js-flags=--min-semi-space-size=64 --max-semi-space-size=128',
]

/** Starts the installed Chromium, or Playwright's. */
export async function launchChromium(): Promise<Browser> {
  const { chromium } = await import('playwright')
  const executablePath = installedChromium()
  return chromium.launch({ ...(executablePath && { executablePath }), args: chromiumArguments })
}

/** Exits with instructions unless Chromium starts. Downloads it when none is installed. */
export async function needChromium(): Promise<void> {
  await findOrDownload()
  try {
    await (await launchChromium()).close()
  } catch (error) {
    const lines = stripVTControlCharacters(String(error)).split('\n')
    const text = lines.filter(
      (line) =>
        line !== '' &&
        !/<launch|Call log|Browser logs|gracefully|temporary|\[pid=\d+\] (?:<|exception)/.test(line),
    )
    console.error(
      `${text.slice(0, 8).join('\n')}\nThe tests need Chromium, and this one does not start. Install another (on Debian: apt-get install chromium, which brings the libraries that it needs) or set CHROMIUM_PATH to one, and run npm test again.`,
    )
    process.exit(1)
  }
}

async function findOrDownload(): Promise<void> {
  if (installedChromium()) return
  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return
  console.log('No Chromium found. Downloading one with Playwright…')
  try {
    execFileSync('pnpm', ['exec', 'playwright', 'install', 'chromium'], { stdio: 'inherit' })
  } catch {
    console.error(
      'The tests need Chromium. Install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to one, and run npm test again.',
    )
    process.exit(1)
  }
}
