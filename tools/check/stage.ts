/** A check that runs as one process. */
export interface Stage {
  /** The name for `--only`, and of its log and report. */
  name: string
  title: string
  /** `test` runs with `npm test`, `ci` also with `.ci/run`; `pnpm test:all` runs all of them. */
  level: 'test' | 'ci' | 'all'
  /** Program and arguments, from the root of the repository. */
  command: readonly string[]
  /** How many workers it starts, or counts as. */
  workers: number
  /** Stages that must end first. */
  after?: readonly string[]
  /** The format of its test results; a stage without a report passes or fails as a whole. */
  report?: 'vitest' | 'playwright' | 'stories'
  env?: Readonly<Record<string, string>>
}

/** The result of one test. */
export interface TestResult {
  stage: string
  name: string
  status: 'passed' | 'failed' | 'skipped'
  milliseconds: number
  /** The command that runs only this test. */
  command: string
  /** Message and stack of a failed test; empty when its stage has no report. */
  error: string
}

/** The result of a stage. */
export interface StageResult {
  stage: Stage
  isPassed: boolean
  seconds: number
  tests: readonly TestResult[]
}
