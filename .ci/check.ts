/** The one check, the same here and in CI: everything that must hold before a change lands. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { needChromium } from './chromium.ts'

interface Count {
  passed: number
  failed: number
  skipped: number
}
const total: Count = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
const reports = 'node_modules/.plomada-reports'
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const run = (title: string, command: string, args: string[]): boolean => {
  const start = performance.now()
  console.log(`\n▸ ${title}`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: process.env })
  console.log(`  ${status === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return status === 0
}

/** A check that passes or fails as a whole. */
const whole = (title: string, command: string, args: string[]) => {
  const ok = run(title, command, args)
  total[ok ? 'passed' : 'failed'] += 1
  if (!ok) failures.push(title)
}

/** A test run whose tests are counted one by one from the report it writes. */
const counted = (
  title: string,
  command: string,
  args: string[],
  file: string,
  count: (report: never) => Count,
) => {
  const ok = run(title, command, args)
  try {
    const found = count(JSON.parse(readFileSync(file, 'utf8')) as never)
    total.passed += found.passed
    total.failed += found.failed
    total.skipped += found.skipped
    // A run may fail without a failing test: a file that cannot be read, an error outside of any test.
    if (!ok && found.failed === 0) total.failed += 1
  } catch {
    total.failed += 1
  }
  if (!ok) failures.push(title)
}

const vitest = (title: string, name: string, projects: string[], ...more: string[]) => {
  const file = `${reports}/${name}.json`
  counted(
    title,
    'pnpm',
    [
      'exec',
      'vitest',
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...more,
    ],
    file,
    (report: {
      numPassedTests: number
      numFailedTests: number
      numPendingTests: number
      numTodoTests: number
    }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  )
}

const playwright = (title: string, name: string, config: string) =>
  counted(
    title,
    'pnpm',
    ['exec', 'playwright', 'test', '--config', config],
    `${reports}/${name}.json`,
    (report: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      skipped: report.stats.skipped,
    }),
  )

await needChromium()
whole('Format (oxfmt)', 'pnpm', ['exec', 'oxfmt', '--check', '.'])
whole('Lint (oxlint, type-aware)', 'pnpm', [
  'exec',
  'oxlint',
  '--type-aware',
  '--report-unused-disable-directives',
  '--deny-warnings',
])
for (const folder of ['packages/domain', 'packages/ui', 'apps/api', 'apps/web', '.ci', '.storybook']) {
  whole(`Types: ${folder} (tsc)`, 'pnpm', ['exec', 'tsc', '-p', folder])
}
whole('Architecture', 'node', ['.ci/architecture.ts'])
whole('Unused files, exports and packages (knip)', 'pnpm', ['exec', 'knip'])
whole('Settings: the table in docs/how-to/deploy.md', 'node', [
  '--conditions=@plomada/source',
  '.ci/settings.ts',
  '--check',
])
whole('Packages: doors, types, styles, weight', 'node', ['.ci/package.ts'])
whole('Sizes of what a consumer gets', 'node', ['.ci/sizes.ts'])
whole('Sizes of a first visit to the product', 'node', ['.ci/web.ts'])
whole('Public API is as reported, and a changeset tells of it', 'node', ['.ci/api.ts', '--check'])
vitest('Unit tests', 'unit', ['unit', 'unit-dom'])
vitest('Stories in Chromium, with axe in both themes', 'stories', ['stories'], '--coverage')
playwright(
  'Sweeps over all stories in Chromium: keyboard, forced colours, layouts, shift, motion',
  'sweeps',
  'packages/ui/playwright.config.ts',
)
whole('Status of every component, from the runs above', 'node', ['.ci/quality.ts', '--check'])
vitest(`Server, on ${process.env['TEST_DATABASE_URL'] ? 'PostgreSQL' : 'the embedded database'}`, 'api', [
  'api',
])
playwright('Journeys in Chromium, end to end', 'e2e', 'apps/web/playwright.config.ts')
whole('Consumers: a Vite app and a Next app from the packed packages', 'node', ['.ci/consumers.ts'])

if (failures.length > 0) console.log(`\nFailed: ${failures.join('; ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
process.exit(failures.length > 0 ? 1 : 0)
