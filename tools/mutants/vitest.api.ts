/** Vitest configuration for StrykerJS on apps/api. */
import { createConfig } from './vitestConfig.ts'

export default createConfig({
  include: ['apps/api/src/*/*.test.ts'],
  exclude: ['apps/api/src/{database,demo,http,services,web}/**'],
  globalSetup: 'apps/api/src/testing/globalSetup.ts',
  hookTimeout: 300_000,
  testTimeout: 300_000,
  env: { FUZZ_RUNS: '3' },
})
