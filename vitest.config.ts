import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'

// All packages resolve to their sources, so tests need no build.
const clientConditions = ['@plomada/source', ...defaultClientConditions]
const serverConditions = ['@plomada/source', ...defaultServerConditions]

/** A test waits for events, not for a time: only one that hangs ends after these milliseconds. */
const hangLimits = {
  testTimeout: 1_800_000,
  hookTimeout: 1_800_000,
  expect: { poll: { timeout: 180_000 } },
}

const jsdomProject = (name: string, include: string[]) => ({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: clientConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    name,
    include,
    environment: 'jsdom',
    pool: 'threads' as const,
    setupFiles: 'packages/ui/src/testing/asyncTimeout.ts',
    ...hangLimits,
  },
})

const nodeProject = (name: string, include: string[]) => ({
  resolve: { conditions: serverConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: { name, include, environment: 'node', ...hangLimits },
})

// Tests of pure functions: files share workers and loaded modules.
const unit = nodeProject('unit', [
  'packages/{art,create-plomada,define,domain}/src/**/*.test.ts',
  'packages/ui/src/**/*.test.ts',
  'tools/**/*.test.ts',
])
const unitProject = {
  ...unit,
  test: { ...unit.test, pool: 'threads' as const, isolate: false },
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
      // A request or statement that is slow because the machine is busy does not fail.
      env: { TIMEOUT_FACTOR: '20' },
      setupFiles: 'apps/api/src/testing/exitWithRun.ts',
      // Each worker reuses its modules and databases for all of its files.
      isolate: false,
      maxWorkers: '100%',
      // Projects with different numbers of workers run one after the other.
      sequence: { shuffle: true, groupOrder: 1 },
    },
  }
}

// Tests that kill and disconnect server processes: one file after the other, on an idle machine.
const faultsProject = nodeProject('faults', ['apps/api/faults/*.fault.ts'])
const slowFaults = {
  ...faultsProject,
  test: {
    ...faultsProject.test,
    globalSetup: 'apps/api/faults/globalSetup.ts',
    env: { TIMEOUT_FACTOR: '20' },
    setupFiles: 'apps/api/src/testing/exitWithRun.ts',
    fileParallelism: false,
    sequence: { shuffle: true },
  },
}

export default defineConfig({
  test: {
    // The runner prints the seed; `--sequence.seed` repeats an order.
    sequence: { shuffle: true },
    projects: [
      unitProject,
      jsdomProject('unit-dom', ['packages/ui/src/**/*.test.tsx', 'apps/web/src/**/*.test.{ts,tsx}']),
      apiProject('api', 'apps/api/src/**/*.test.ts', [slowApiTests]),
      // Server processes, databases on disk, backups and migrations with rows: only in `test:all`.
      apiProject('api-slow', slowApiTests, []),
      slowFaults,
    ],
  },
})
