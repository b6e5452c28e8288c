import { fileURLToPath } from 'node:url'
import { defaultServerConditions } from 'vite'
import { defineConfig, type TestUserConfig } from 'vitest/config'

const conditions = ['@plomada/source', ...defaultServerConditions]

/** Returns the Vitest configuration of a StrykerJS run. */
export const createConfig = (test: TestUserConfig) =>
  defineConfig({
    root: fileURLToPath(new URL('../..', import.meta.url)),
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: { environment: 'node', ...test },
  })
