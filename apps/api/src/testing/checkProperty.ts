import * as fc from 'fast-check'

const { FUZZ_RUNS, FUZZ_SEED } = process.env
/** Fixed by default, so that failures are reproducible. */
const seed = Number(FUZZ_SEED ?? 20_261_121)
const getRuns = (defaultRuns: number) => Number(FUZZ_RUNS ?? defaultRuns)

/** Checks a property on generated inputs. The environment variables FUZZ_RUNS and FUZZ_SEED override runs and seed. */
export const checkProperty = <Input>(
  defaultRuns: number,
  input: fc.Arbitrary<Input>,
  property: (input: Input) => Promise<void>,
): Promise<void> =>
  fc.assert(fc.asyncProperty(input, property), {
    seed,
    numRuns: getRuns(defaultRuns),
    // Ends shrinking before the test times out, which would not report the failing input.
    interruptAfterTimeLimit: propertyTimeout(defaultRuns) * 0.8,
  })

/** Returns the timeout in milliseconds of a test with `checkProperty`. */
export const propertyTimeout = (defaultRuns: number): number => 40_000 + getRuns(defaultRuns) * 1000
