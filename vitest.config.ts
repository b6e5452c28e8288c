import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumArguments, installedChromium } from './.ci/chromium.ts'

// Everything runs on live source: no package is built before its tests.
const clientConditions = ['@plomada/source', ...defaultClientConditions]
const serverConditions = ['@plomada/source', ...defaultServerConditions]

// An installed browser if there is one; otherwise the one that Playwright downloaded.
const executablePath = installedChromium()

const chromium = playwright({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: chromiumArguments,
  },
  contextOptions: {
    reducedMotion: 'reduce',
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
  },
})

const jsdomProject = (name: string, include: string[]) => ({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: clientConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: { name, include, environment: 'jsdom' },
})

const nodeProject = (name: string, include: string[]) => ({
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: { name, include, environment: 'node' },
})

const api = nodeProject('api', ['apps/api/src/**/*.test.ts'])
// Every file opens a database of its own, copied from one that the global setup migrates.
const apiProject = {
  ...api,
  test: {
    ...api.test,
    globalSetup: 'apps/api/src/testing/globalSetup.ts',
    hookTimeout: 60_000,
    testTimeout: 20_000,
  },
}

// Servers in processes of their own, which are hurt: one file after the other, on a machine that does nothing else.
const faultsProject = nodeProject('faults', ['apps/api/faults/*.fault.ts'])
const slowFaults = {
  ...faultsProject,
  test: {
    ...faultsProject.test,
    globalSetup: 'apps/api/faults/globalSetup.ts',
    fileParallelism: false,
    hookTimeout: 90_000,
    testTimeout: 90_000,
  },
}

// Switched on by `--coverage` in the story run: what of the library its own stories never reach.
const coverage = {
  provider: 'v8' as const,
  include: ['packages/ui/src/**/*.{ts,tsx}'],
  exclude: [
    '**/*.{stories,test}.{ts,tsx}',
    '**/*.d.ts',
    '**/testing/**',
    '**/screens/**',
    // Run when the styles are made, never in the page; tests of their own cover them.
    '**/*.css.ts',
    'packages/ui/src/theme/{contract,lean,names,style,values}.ts',
  ],
  reporter: [
    ['text', { skipFull: true, maxCols: 110 }],
    ['json-summary', { file: 'coverage.json' }],
  ] as [string, object][],
  reportsDirectory: 'node_modules/.plomada-reports/coverage',
  thresholds: { lines: 95 },
}

export default defineConfig({
  test: {
    coverage,
    projects: [
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Found late, these would make Vite reload a page in the middle of a test on a cold cache.
        optimizeDeps: {
          // Also reaches what is imported on demand, and what only packages/ui depends on.
          entries: ['packages/ui/src/**/*.tsx', '!packages/ui/src/**/*.test.tsx', '.storybook/**/*.tsx'],
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@storybook/addon-a11y/preview',
            'storybook/test',
          ],
        },
        test: {
          name: 'stories',
          // The longest play takes three seconds on a machine of its own; a slow one is no fault of a story.
          testTimeout: 60_000,
          // A fault shows every time; a machine that is busy with something else does not.
          retry: process.env['CI'] ? 1 : 0,
          // One page for each core: a page for each file took a third of the time (docs/decisions/0025).
          isolate: false,
          maxWorkers: '100%',
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            viewport: { width: 1280, height: 900 },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      nodeProject('unit', ['packages/domain/src/**/*.test.ts', 'packages/ui/src/**/*.test.ts']),
      jsdomProject('unit-dom', ['packages/ui/src/**/*.test.tsx', 'apps/web/src/**/*.test.{ts,tsx}']),
      apiProject,
      slowFaults,
    ],
  },
})
