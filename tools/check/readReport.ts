import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Stage, TestResult } from './stage.ts'

/** The folder of the reports and logs of all stages. */
export const reportFolder = 'node_modules/.plomada-reports'
/** Returns the file to which a stage writes its test results. */
export const reportFile = (name: string): string => path.join(reportFolder, `${name}.json`)

interface VitestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: {
      fullName: string
      title: string
      status: string
      duration?: number
      failureMessages?: string[]
    }[]
  }[]
}
interface PlaywrightSuite {
  title: string
  file: string
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    line: number
    tests: {
      projectName: string
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      results: { duration: number; error?: { stack?: string; message?: string } }[]
    }[]
  }[]
}
interface StoriesReport {
  tests: { name: string; status: 'passed' | 'failed'; milliseconds: number; error: string }[]
}

const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

function readVitest(stage: string, { testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name)
    const command = `pnpm vitest run ${file}`
    // A file that fails to load reports no tests.
    if (assertionResults.length === 0 && status === 'failed')
      return [{ stage, name: file, status: 'failed' as const, milliseconds: 0, command, error: message }]
    return assertionResults.map((test) => ({
      stage,
      name: `${file}: ${test.fullName}`,
      status: test.status === 'passed' || test.status === 'failed' ? test.status : ('skipped' as const),
      milliseconds: Math.round(test.duration ?? 0),
      command: `${command} -t ${quote(escape(test.title))}`,
      error: test.failureMessages?.join('\n') ?? '',
    }))
  })
}

function readPlaywright(stage: string, { suites }: { suites: PlaywrightSuite[] }): TestResult[] {
  const statuses = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const
  const read = (suite: PlaywrightSuite): TestResult[] => [
    ...(suite.suites ?? []).flatMap(read),
    ...(suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        stage,
        name: `${file}: ${title} (${projectName})`,
        status: statuses[status],
        milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
        command: `pnpm playwright test -c apps/web/playwright.config.ts --project=${projectName} ${file}:${line}`,
        error: results.map(({ error }) => error?.stack ?? error?.message ?? '').join('\n'),
      })),
    ),
  ]
  return suites.flatMap(read)
}

const readStories = (stage: string, { tests }: StoriesReport): TestResult[] =>
  tests.map((test) => ({
    ...test,
    stage,
    command: `pnpm stories ${stage === 'pictures' ? '--checks=pictures ' : ''}'^${test.name}$'`,
  }))

const LOG_LINES = 15

/**
 * Reads the test results of a stage; a stage without a report counts as one test. `log` is its output, whose last lines
 * are the error of a stage that failed outside of any test.
 */
export function readResults(
  { name, title, report, command }: Stage,
  { isPassed, log }: { isPassed: boolean; log: string },
): TestResult[] {
  const whole = (status: 'passed' | 'failed'): TestResult => ({
    stage: name,
    name: title,
    status,
    milliseconds: 0,
    command: command.join(' '),
    error: status === 'failed' ? log.trimEnd().split('\n').slice(-LOG_LINES).join('\n') : '',
  })
  if (!report) return [whole(isPassed ? 'passed' : 'failed')]
  if (!existsSync(reportFile(name))) return [whole('failed')]
  const json: unknown = JSON.parse(readFileSync(reportFile(name), 'utf8'))
  const tests = {
    vitest: () => readVitest(name, json as VitestReport),
    playwright: () => readPlaywright(name, json as { suites: PlaywrightSuite[] }),
    stories: () => readStories(name, json as StoriesReport),
  }[report]()
  const hasFailed = tests.some(({ status }) => status === 'failed')
  // A run can fail outside of any test: an unhandled error or a threshold.
  return isPassed || hasFailed ? tests : [...tests, whole('failed')]
}
