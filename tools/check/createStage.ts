import path from 'node:path'
import { browserWorkers, testWorkers } from '../shared/workers.ts'
import { reportFile } from './readReport.ts'
import type { Stage } from './stage.ts'

type Options = Pick<Partial<Stage>, 'level' | 'workers' | 'after'>

/** Creates a stage that passes or fails as a whole. `command` is split at spaces. */
export const command = (name: string, title: string, command: string, options: Options = {}): Stage => ({
  name,
  title,
  level: 'test',
  command: command.split(' '),
  workers: 1,
  ...options,
})

/** Creates a stage that runs Vitest projects in the random order of a seed. */
export const vitest = (
  name: string,
  title: string,
  {
    projects,
    seed,
    level = 'test',
    env,
    after = [],
  }: { projects: string[]; seed: string } & Pick<Partial<Stage>, 'level' | 'env' | 'after'>,
): Stage => ({
  name,
  title,
  level,
  after,
  workers: testWorkers,
  report: 'vitest',
  command: [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    `--sequence.seed=${seed}`,
    `--maxWorkers=${testWorkers}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
  ],
  ...(env && { env }),
})

/** Creates a stage that checks stories. */
export const stories = (
  name: string,
  title: string,
  {
    option,
    seed,
    level = 'test',
    after = [],
  }: { option: string; seed: string } & Pick<Partial<Stage>, 'level' | 'after'>,
): Stage => ({
  name,
  title,
  level,
  workers: browserWorkers,
  after,
  report: 'stories',
  command: ['node', 'tools/stories/stories.ts', option, `--seed=${seed}`],
})

/** Creates a stage that runs the journeys that Playwright options select. */
export const journeys = (
  name: string,
  title: string,
  {
    select,
    seed,
    level = 'test',
    after = [],
  }: { select: string[]; seed: string } & Pick<Partial<Stage>, 'level' | 'after'>,
): Stage => ({
  name,
  title,
  level,
  workers: browserWorkers,
  after,
  report: 'playwright',
  command: [
    'playwright',
    'test',
    '--config=apps/web/playwright.config.ts',
    `--shuffle=${seed}`,
    // Each run empties its folder, and with it the traces of an earlier stage.
    `--output=node_modules/.plomada-reports/e2e-${name}`,
    ...select,
  ],
  env: { JOURNEYS_REPORT: path.resolve(reportFile(name)) },
})
