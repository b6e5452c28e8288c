import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'

// Everything runs on live source: no package is built before its tests.
const clientConditions = ['@plomada/source', ...defaultClientConditions]
const serverConditions = ['@plomada/source', ...defaultServerConditions]

const jsdomProject = (name: string, include: string[]) => ({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: clientConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    name,
    include,
    environment: 'jsdom',
    pool: 'threads' as const,
    // Some files render every story, one test a file; only a test that hangs takes this long.
    testTimeout: 120_000,
  },
})

const nodeProject = (name: string, include: string[]) => ({
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: { name, include, environment: 'node' },
})

// Pure functions, which leave nothing behind: their files share the workers and the modules in them.
const unit = nodeProject('unit', [
  'packages/{art,domain}/src/**/*.test.ts',
  'packages/ui/src/**/*.test.ts',
  'tools/**/*.test.ts',
])
const unitProject = {
  ...unit,
  test: { ...unit.test, pool: 'threads' as const, isolate: false, testTimeout: 60_000 },
}

const slowApiTests = 'apps/api/src/**/*.slow.test.ts'
const apiProject = (name: string, include: string, exclude: string[]) => {
  const project = nodeProject(name, [include])
  return {
    ...project,
    test: {
      ...project.test,
      exclude: [...configDefaults.exclude, ...exclude],
      globalSetup: 'apps/api/src/testing/globalSetup.ts',
      setupFiles: 'apps/api/src/testing/endWithRun.ts',
      // Each worker process keeps its modules and its databases for all of its files.
      isolate: false,
      maxWorkers: '100%',
      // Projects that differ in their number of workers run one after the other.
      sequence: { shuffle: true, groupOrder: 1 },
      hookTimeout: 60_000,
      // On a busy machine hashing twenty passwords takes long; only a test that hangs takes this long.
      testTimeout: 60_000,
    },
  }
}

// Servers in processes of their own, which are killed and cut off: one file after the other, on a machine that does nothing else.
const faultsProject = nodeProject('faults', ['apps/api/faults/*.fault.ts'])
const slowFaults = {
  ...faultsProject,
  test: {
    ...faultsProject.test,
    globalSetup: 'apps/api/faults/globalSetup.ts',
    setupFiles: 'apps/api/src/testing/endWithRun.ts',
    fileParallelism: false,
    sequence: { shuffle: true },
    hookTimeout: 90_000,
    testTimeout: 90_000,
  },
}

export default defineConfig({
  test: {
    // The seed is printed by the runner; `--sequence.seed` repeats an order.
    sequence: { shuffle: true },
    projects: [
      unitProject,
      jsdomProject('unit-dom', ['packages/ui/src/**/*.test.tsx', 'apps/web/src/**/*.test.{ts,tsx}']),
      apiProject('api', 'apps/api/src/**/*.test.ts', [slowApiTests]),
      // Whole servers, databases on disk, backups and migrations of a marketplace with rows: only in `test:all`.
      apiProject('api-slow', slowApiTests, []),
      slowFaults,
    ],
  },
})
