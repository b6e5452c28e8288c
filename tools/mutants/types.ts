/** The checks that can find a fault. `stages.ts` says which command each one is. */
export type StageName =
  | 'lint'
  | 'types'
  | 'architecture'
  | 'packages'
  | 'sizes'
  | 'web-sizes'
  | 'api-report'
  | 'unit'
  | 'stories'
  | 'pictures'
  | 'server'
  | 'journeys'
  | 'faults'

/** A part of a stage: the smallest that is expected to fail. */
export interface Check {
  stage: StageName
  /** A test file, or for stories and pictures a regular expression over story ids. Left out, the whole stage runs. */
  filter?: string
  /** Title of the test, for journeys. */
  title?: string
  /** Runs the server tests on PostgreSQL, as `test:all` does: the embedded database runs one transaction at a time. */
  isOnPostgres?: boolean
}

/** One replacement in one file. */
export interface Edit {
  /** Path from the root of the repository. */
  file: string
  /** Text that occurs exactly once in the file. */
  find: string
  replace: string
}

/** A fault that an engineer could make, and the check that has to find it. */
export interface Fault extends Edit {
  /** Unique, in kebab case. */
  name: string
  /** What goes wrong for the people who depend on it, in one sentence. */
  what: string
  /** Further edits of the same fault. */
  more?: readonly Edit[]
  expect: Check
  /** Other checks that the edited files reach, tried in this order when the expected one passes. */
  also?: readonly Check[]
}

/** The classes of faults, each in `faults/<class>.ts`. */
export type FaultClass =
  | 'rules'
  | 'access'
  | 'sql'
  | 'payments'
  | 'forms'
  | 'focus'
  | 'themes'
  | 'layout'
  | 'states'
  | 'bundles'
  | 'types'
