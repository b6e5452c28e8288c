import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usual = [
  process.env['CHROMIUM_PATH'],
  // Chromium without its windows: the same pixels with a quarter less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** An installed Chromium, or undefined where only Playwright's own may be there. */
export const installedChromium = (): string | undefined =>
  usual.find((path) => path !== undefined && existsSync(path))

/** Arguments to run headless, also as root and without a network, with the same pixels everywhere. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The setting of a desktop; the headless shell has another default.
  '--font-render-hinting=slight',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  // A larger nursery of the heap: a tenth less processor time in pages that render one story after the other.
  '--js-flags=--min-semi-space-size=64 --max-semi-space-size=128',
]

/** Makes sure that there is a Chromium to test with; says how to get one and ends where that fails. */
export async function needChromium(): Promise<void> {
  if (installedChromium()) return
  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return
  console.log('No Chromium found. Asking Playwright to download one…')
  try {
    execFileSync('pnpm', ['exec', 'playwright', 'install', 'chromium'], { stdio: 'inherit' })
  } catch {
    console.error(
      'The tests need Chromium. Install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to one, and run npm test again.',
    )
    process.exit(1)
  }
}
