/** Vitest configuration for StrykerJS on packages/domain and packages/define. The drawings and long property runs would only slow it down. */
import { createConfig } from './vitestConfig.ts'

export default createConfig({
  include: ['packages/{define,domain}/src/**/*.test.ts'],
  exclude: ['packages/art/src/**'],
  env: { FUZZ_RUNS: '10' },
})
