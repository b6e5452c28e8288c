import { defineConfig } from '@playwright/test'
import { chromiumArguments, installedChromium } from '../../tools/shared/chromium.ts'
import { browserWorkers } from '../../tools/shared/workers.ts'

const executablePath = installedChromium()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './e2e/globalSetup.ts',
  fullyParallel: true,
  workers: browserWorkers,
  // Only a journey that hangs takes this long.
  timeout: 1_800_000,
  expect: { timeout: 180_000 },
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: process.env['JOURNEYS_REPORT'] ?? '../../node_modules/.plomada-reports/e2e.json' },
    ],
  ],
  outputDir: '../../node_modules/.plomada-reports/e2e',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'reduce',
    actionTimeout: 180_000,
    screenshot: 'only-on-failure',
    // Screenshots would record every frame of every page and be discarded when the test passes.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    browserName: 'chromium',
    launchOptions: { ...(executablePath && { executablePath }), args: chromiumArguments },
  },
  projects: [
    { name: 'desktop' },
    {
      name: 'phone',
      // One journey per role.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
