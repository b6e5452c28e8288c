/** The tests of the domain alone, for StrykerJS: those of the drawings and long property runs would only slow it down. */
import { fileURLToPath } from 'node:url'
import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const conditions = ['@plomada/source', ...defaultServerConditions]

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/domain/src/**/*.test.ts'],
    exclude: ['packages/art/src/**'],
    environment: 'node',
    env: { FUZZ_RUNS: '10' },
  },
})
