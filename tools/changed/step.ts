/** A command of the plan. */
export interface Step {
  title: string
  command: [program: string, ...args: string[]]
  env?: Record<string, string>
  /** A file that is written before the command starts, which reads it. */
  list?: { file: string; lines: readonly string[] }
}

export interface Plan {
  steps: Step[]
  /** Sentences about the tests that the plan leaves out. */
  notes: string[]
}
