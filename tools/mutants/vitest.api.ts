/** The tests of the server on the embedded database, for StrykerJS. */
import { fileURLToPath } from 'node:url'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const conditions = ['@plomada/source', ...defaultServerConditions]

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['apps/api/src/*/*.test.ts'],
    exclude: ['apps/api/src/{database,demo,http,services}/**'],
    environment: 'node',
    globalSetup: 'apps/api/src/testing/globalSetup.ts',
    hookTimeout: 60_000,
    testTimeout: 20_000,
    env: { FUZZ_RUNS: '3' },
  },
})
