/** The stages that can find a fault; `stages.ts` has their commands. */
export type StageName =
  | 'lint'
  | 'types'
  | 'architecture'
  | 'packages'
  | 'package-size'
  | 'page-size'
  | 'api-report'
  | 'unit'
  | 'stories'
  | 'pictures'
  | 'server'
  | 'journeys'
  | 'faults'

/** The smallest part of a stage that is expected to fail. */
export interface Check {
  stage: StageName
  /** A test file, or for stories and pictures a regular expression over story ids. @default the whole stage */
  filter?: string
  /** Title of the test, for journeys. */
  title?: string
}

/** One replacement in one file. */
export interface Edit {
  /** Path from the root of the repository. */
  file: string
  /** Text that occurs exactly once in the file. */
  find: string
  replace: string
}

/** A mistake that an engineer could make, and the check that must find it. */
export interface Fault extends Edit {
  /** Unique, in kebab case. */
  name: string
  /** The consequence for users, in one sentence. */
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
