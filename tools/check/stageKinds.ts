import path from 'node:path'
import { reportFile } from './readReport.ts'
import type { Stage } from './stage.ts'

/** A check of one process that passes or fails as a whole. */
export const whole = (name: string, title: string, ...command: string[]): Stage => ({
  name,
  title,
  level: 'test',
  command,
  cores: 1,
})

/** A run of Vitest projects in the random order of the seed. */
export const vitest = (
  name: string,
  title: string,
  {
    projects,
    seed,
    level = 'test',
    env,
  }: { projects: string[]; seed: string } & Pick<Partial<Stage>, 'level' | 'env'>,
): Stage => ({
  name,
  title,
  level,
  cores: 2,
  report: 'vitest',
  command: [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    `--sequence.seed=${seed}`,
    // Vitest leaves one core free unless it is told otherwise.
    '--maxWorkers=2',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile(name)}`,
  ],
  ...(env && { env }),
})

/** A part of the story checks. */
export const stories = (
  name: string,
  title: string,
  { part, seed, level = 'test' }: { part: 'components' | 'screens'; seed: string; level?: Stage['level'] },
): Stage => ({
  name,
  title,
  level,
  cores: 2,
  report: 'stories',
  command: ['node', 'tools/stories/stories.ts', `--part=${part}`, `--seed=${seed}`],
})

/** The journeys that options of Playwright select. */
export const journeys = (
  name: string,
  title: string,
  { select, seed, level = 'test' }: { select: string[]; seed: string; level?: Stage['level'] },
): Stage => ({
  name,
  title,
  level,
  cores: 2,
  report: 'playwright',
  command: ['playwright', 'test', '--config=apps/web/playwright.config.ts', `--shuffle=${seed}`, ...select],
  env: { JOURNEYS_REPORT: path.resolve(reportFile(name)) },
})
