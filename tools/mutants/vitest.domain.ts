/** Vitest configuration for StrykerJS on packages/domain. The drawings and long property runs would only slow it down. */
import { createConfig } from './vitestConfig.ts'

export default createConfig({
  include: ['packages/domain/src/**/*.test.ts'],
  exclude: ['packages/art/src/**'],
  env: { FUZZ_RUNS: '10' },
})
