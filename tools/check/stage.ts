/** A part of the checks that runs as one process. */
export interface Stage {
  /** Used with `--only`, and for the names of its log and report. */
  name: string
  title: string
  /** `test` runs with `npm test`; `all` only with `pnpm test:all`. */
  level: 'test' | 'all'
  /** Program and arguments, from the root of the repository. */
  command: readonly string[]
  /** How many of the two cores it keeps busy. */
  cores: 1 | 2
  /** Stages that must have ended before. */
  after?: readonly string[]
  /** How the results of its tests are read; a stage without a report passes or fails as a whole. */
  report?: 'vitest' | 'playwright' | 'stories'
  env?: Readonly<Record<string, string>>
}

/** One test of a stage. */
export interface TestResult {
  stage: string
  name: string
  status: 'passed' | 'failed' | 'skipped'
  milliseconds: number
  /** The command that runs this test alone. */
  command: string
}

/** A stage that has ended. */
export interface StageResult {
  stage: Stage
  isPassed: boolean
  seconds: number
  tests: readonly TestResult[]
}
