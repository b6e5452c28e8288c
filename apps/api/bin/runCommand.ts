import { describeFailure } from '../src/describeFailure.ts'

/** The result of a command: what it prints, and its exit code if that is not 0. */
interface Outcome {
  text: string
  exitCode?: number
}

/** Runs a command of the operator, prints what it returns and exits. A failure is printed as one sentence. */
export async function runCommand(
  command: () => Promise<Outcome>,
  { failureCode = 1 }: { failureCode?: number } = {},
): Promise<never> {
  try {
    const { text, exitCode = 0 } = await command()
    console.log(text)
    process.exit(exitCode)
  } catch (error) {
    console.error(describeFailure(error))
    process.exit(failureCode)
  }
}
