import { defineConfig } from '@playwright/test'
import { chromiumArguments, installedChromium } from '../../.ci/chromium.ts'

/** Chromium, unless `pnpm test:browsers` asks for another one of Playwright's own. */
const engine = (process.env['BROWSER_ENGINE'] ?? 'chromium') as 'chromium' | 'firefox' | 'webkit'
const executablePath = installedChromium()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  // The journeys share two cores with the server that they drive.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: '../../node_modules/.plomada-reports/e2e.json' }]],
  outputDir: '../../node_modules/.plomada-reports/e2e',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'reduce',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    browserName: engine,
    launchOptions:
      engine === 'chromium' ? { ...(executablePath && { executablePath }), args: chromiumArguments } : {},
  },
  projects: [
    { name: 'desk' },
    {
      name: 'phone',
      // One journey of each role.
      grep: /@phone/,
      // Firefox has no phone to show.
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: engine !== 'firefox' },
    },
  ],
})
