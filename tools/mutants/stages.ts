import type { Check, StageName } from './types.ts'

/** How a check is run: a program of `node_modules/.bin` with its arguments. */
export interface Command {
  program: string
  args: readonly string[]
  env?: Readonly<Record<string, string>>
}

interface Stage {
  /** Whether `npm test` runs the stage, or only `test:all`. */
  level: 'test' | 'all'
  /** The command of the whole stage, or of the part that a check names. */
  command: (check: Check) => Command
  /** How several parts run as one; left out where each needs a run of its own. */
  join?: (filters: readonly string[]) => string
}

const node = (file: string, ...args: string[]): Command => ({ program: 'node', args: [file, ...args] })
const vitest = (projects: readonly string[], { filter }: Check): Command => ({
  program: 'vitest',
  args: [
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    // The first failure finds the fault; others may wait for what never comes.
    '--bail=1',
    ...(filter?.split(' ') ?? []),
  ],
})
const storyFilter = ({ filter }: Check) => (filter === undefined ? {} : { env: { STORIES: filter } })
const anyOf = (filters: readonly string[]) => filters.map((one) => `(?:${one})`).join('|')
const listOf = (filters: readonly string[]) => filters.join(' ')

const typed = [
  'packages/art',
  'packages/domain',
  'packages/ui',
  'apps/api',
  'apps/web',
  '.storybook',
  'tools',
]

/** The commands of all stages. Change them here and nowhere else. */
export const stages: Readonly<Record<StageName, Stage>> = {
  lint: {
    level: 'test',
    command: ({ filter }) => ({
      program: 'oxlint',
      args: ['--type-aware', '--deny-warnings', ...(filter === undefined ? [] : [filter])],
    }),
  },
  types: {
    level: 'test',
    command: () => ({
      program: 'sh',
      args: ['-c', typed.map((folder) => `tsc -p ${folder}`).join(' && ')],
    }),
  },
  architecture: { level: 'test', command: () => node('tools/architecture/architecture.ts') },
  packages: { level: 'test', command: () => node('tools/packageCheck/packageCheck.ts') },
  sizes: { level: 'test', command: () => node('tools/bundleSize/packages.ts') },
  'web-sizes': { level: 'test', command: () => node('tools/bundleSize/web.ts') },
  'api-report': { level: 'test', command: () => node('tools/publicApi/publicApi.ts', '--check') },
  unit: { level: 'test', command: (check) => vitest(['unit', 'unit-dom'], check), join: listOf },
  stories: {
    level: 'test',
    command: (check) => ({ ...node('tools/stories/stories.ts'), ...storyFilter(check) }),
    join: anyOf,
  },
  // Pictures are taken in the same visit.
  pictures: {
    level: 'test',
    command: (check) => ({ ...node('tools/stories/stories.ts'), ...storyFilter(check) }),
    join: anyOf,
  },
  server: {
    level: 'test',
    command: (check) => ({
      ...vitest(['api'], check),
      // Empty text counts as none.
      env: { TEST_DATABASE_URL: check.isOnPostgres ? (process.env['MUTANTS_POSTGRES'] ?? '') : '' },
    }),
    join: listOf,
  },
  journeys: {
    level: 'test',
    command: ({ filter, title }) => ({
      program: 'playwright',
      args: [
        'test',
        '--config=apps/web/playwright.config.ts',
        '--project=desk',
        ...(filter === undefined ? [] : [filter]),
        ...(title === undefined ? [] : ['-g', title]),
      ],
    }),
  },
  faults: { level: 'all', command: (check) => vitest(['faults'], check), join: listOf },
}

/** Names a check in a line. */
export const nameOf = ({ stage, filter, title, isOnPostgres }: Check): string =>
  [stage, filter, title && `«${title}»`, isOnPostgres && 'on PostgreSQL'].filter(Boolean).join(' ')

/** Whether `npm test` runs a check, or only `test:all`. */
export const levelOf = ({ stage, isOnPostgres }: Check): Stage['level'] =>
  isOnPostgres ? 'all' : stages[stage].level
