import { defineConfig } from '@playwright/test'
import { chromiumArguments, installedChromium } from '../../.ci/chromium.ts'

const executablePath = installedChromium()
const reports = '../../node_modules/.plomada-reports'

/** Sweeps over all stories, and with `VISUAL=1` their pictures, on one static Storybook that the setup builds. */
export default defineConfig({
  testDir: 'sweeps',
  globalSetup: './sweeps/setup.ts',
  fullyParallel: true,
  workers: 2,
  // A screen of thirty cards has a hundred stops.
  timeout: 240_000,
  // A fault shows every time; what does not was the machine, and the report names it.
  retries: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['./sweeps/report.ts'], ['json', { outputFile: `${reports}/sweeps.json` }]],
  outputDir: `${reports}/sweeps`,
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    reducedMotion: 'reduce',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: chromiumArguments,
    },
  },
  projects: [
    { name: 'sweeps', testMatch: '*.sweep.ts' },
    ...(process.env['VISUAL'] ? [{ name: 'visual', testMatch: '*.visual.ts' }] : []),
  ],
})
