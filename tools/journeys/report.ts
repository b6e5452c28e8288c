/** The parts of Playwright's JSON report that name tests and their annotations. */
interface Suite {
  title: string
  file: string
  suites?: Suite[]
  specs: {
    title: string
    file: string
    tests: { status: string; annotations: { type: string; description?: string }[] }[]
  }[]
}
export interface Report {
  suites: Suite[]
}

/** The visited routes of each test, separated by spaces, by the test name for `playwright test --test-list`. */
export type Routes = Record<string, string>

/** Returns the routes that each passed test of a report has visited, in all projects. */
export function listRoutes({ suites }: Report): Routes {
  const found: [string, string][] = []
  const visit = (suite: Suite, titles: readonly string[]) => {
    for (const { title, file, tests } of suite.specs) {
      if (tests.some(({ status }) => status !== 'expected')) continue
      const described = tests.flatMap(({ annotations }) =>
        annotations.filter(({ type }) => type === 'routes'),
      )
      const routes = new Set(
        described.flatMap(({ description }) => description?.split(' ').filter(Boolean) ?? []),
      )
      found.push([[file, ...titles, title].join(' › '), [...routes].toSorted().join(' ')])
    }
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title])
  }
  for (const suite of suites) visit(suite, [])
  return Object.fromEntries(found.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
