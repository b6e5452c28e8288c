import * as fc from 'fast-check'

const { FUZZ_RUNS, FUZZ_SEED } = process.env
/** The same story every day, so that a change is to blame for a failure; `FUZZ_SEED` tells another one. */
const seed = Number(FUZZ_SEED ?? 20_261_121)
/** How often each property is tried; `FUZZ_RUNS` overrules what the test thinks enough. */
const runsOf = (enough: number) => Number(FUZZ_RUNS ?? enough)

/** Tries a property on generated inputs; a failure tells the smallest input found, its seed and its path. */
export const always = <Input>(
  enough: number,
  input: fc.Arbitrary<Input>,
  holds: (input: Input) => Promise<void>,
): Promise<void> =>
  fc.assert(fc.asyncProperty(input, holds), {
    seed,
    numRuns: runsOf(enough),
    // Ends the search for a smaller input before the test runner loses its patience, which would say nothing.
    interruptAfterTimeLimit: patience(enough) * 0.8,
  })

/** Milliseconds that a test with such a property may take. */
export const patience = (enough: number): number => 40_000 + runsOf(enough) * 1000
