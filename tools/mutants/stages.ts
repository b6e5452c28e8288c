import { listStages, typedFolders } from '../check/stages.ts'
import type { Check, StageName } from './types.ts'

/** A program of `node_modules/.bin` with its arguments. */
export interface Command {
  command: readonly string[]
  env?: Readonly<Record<string, string>>
}

interface Stage {
  /** Whether `npm test` runs the stage, or only `test:all`. */
  level: 'test' | 'all'
  /** Returns the command of the whole stage, or of the part that a check names. */
  getCommand: (check: Check) => Command
  /** Joins several filters so that one run covers them; absent where each filter needs a separate run. */
  join?: (filters: readonly string[]) => string
}

const checkStages = new Map(listStages('1').map(({ name, command }) => [name, command]))
const complete = (name: StageName, command = checkStages.get(name) ?? []): Stage => ({
  level: 'test',
  getCommand: () => ({ command }),
})
const vitest = (projects: readonly string[], { filter }: Check): Command => ({
  command: [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    // The first failure finds the fault; further tests may run into their timeouts.
    '--bail=1',
    ...(filter?.split(' ') ?? []),
  ],
})
const joinFiles = (filters: readonly string[]) => filters.join(' ')
const stories = (level: Stage['level'], option: string): Stage => ({
  level,
  getCommand: ({ filter }) => ({
    command: ['node', 'tools/stories/stories.ts', option],
    ...(filter !== undefined && { env: { STORIES: filter } }),
  }),
  join: (filters) => filters.map((one) => `(?:${one})`).join('|'),
})

/** The stages in which a fault can be found. */
export const stages: Readonly<Record<StageName, Stage>> = {
  lint: {
    level: 'test',
    getCommand: ({ filter }) => ({
      command: ['oxlint', '--type-aware', '--deny-warnings', ...(filter === undefined ? [] : [filter])],
    }),
  },
  types: complete('types', ['sh', '-c', typedFolders.map((folder) => `tsc -p ${folder}`).join(' && ')]),
  architecture: complete('architecture'),
  packages: complete('packages'),
  'package-size': complete('package-size'),
  'page-size': complete('page-size'),
  'api-report': complete('api-report'),
  unit: { level: 'test', getCommand: (check) => vitest(['unit', 'unit-dom'], check), join: joinFiles },
  stories: stories('test', '--part=main'),
  pictures: stories('all', '--checks=pictures'),
  server: {
    level: 'test',
    getCommand: (check) => vitest(['api'], check),
    join: joinFiles,
  },
  journeys: {
    level: 'test',
    getCommand: ({ filter, title }) => ({
      command: [
        'playwright',
        'test',
        '--config=apps/web/playwright.config.ts',
        '--project=desktop',
        ...(filter === undefined ? [] : [filter]),
        ...(title === undefined ? [] : ['-g', title]),
      ],
      // The journeys import the packages, which are not built in the copy.
      env: { NODE_OPTIONS: '--conditions=@plomada/source' },
    }),
  },
  faults: { level: 'all', getCommand: (check) => vitest(['faults'], check), join: joinFiles },
}

/** Formats a check on one line. */
export const formatCheck = ({ stage, filter, title }: Check): string =>
  [stage, filter, title && `«${title}»`].filter(Boolean).join(' ')

/** Returns whether `npm test` runs a check, or only `test:all`. */
export const getLevel = ({ stage }: Check): Stage['level'] => stages[stage].level
