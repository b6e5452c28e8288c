/**
 * Visits every story of the static Storybook once and runs all checks on it. `pnpm stories [pattern]` visits the stories
 * whose id matches, without pictures (`pnpm stories --checks=pictures`: only pictures; `--checks=all`: both). `--update` accepts pictures and
 * writes status.json. `--part=main` leaves out the other states of screens and the variants of components, which
 * `--part=extra` visits; `--changed` visits what changed since `main`; `--seed` repeats an order.
 */
import { parseArgs } from 'node:util'
import { browserWorkers } from '../shared/workers.ts'
import { shuffle } from '../shared/shuffle.ts'
import { buildStorybook } from './build.ts'
import { createChangedFilter } from './changed.ts'
import { visitAll } from './pool.ts'
import { listProblems, printFailure, printSummary, writeReport } from './report.ts'
import { serveStorybook } from './server.ts'
import { reviewPictures } from './reviewPictures.ts'
import { themes } from './sheets.ts'
import { findStaleStatus, updateStatus } from './status.ts'
import {
  getIdsWithCompleteLayout,
  getIdsWithFocusChecks,
  getIdsWithLayoutChecks,
  isForAll,
  isScreen,
  isVariant,
  listStories,
  type Story,
} from './storyIndex.ts'
import { visit, type Visit } from './visit.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    checks: { type: 'string', default: 'behavior' },
    part: { type: 'string', default: 'all' },
    seed: { type: 'string', default: process.env['SEED'] ?? String(Date.now() % 100_000) },
    update: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(browserWorkers) },
  },
})
const pattern = positionals.join('|') || process.env['STORIES'] || ''
const seed = Number(values.seed)
const hasPictures = values.checks !== 'behavior'
const hasBehavior = values.checks !== 'pictures'

buildStorybook()
const all = listStories()
const withFocusChecks = getIdsWithFocusChecks(all)
const withLayoutChecks = getIdsWithLayoutChecks(all)
const withCompleteLayout = getIdsWithCompleteLayout(all)
const getLayout = ({ id }: Story) => {
  if (withCompleteLayout.has(id)) return 'complete'
  return withLayoutChecks.has(id) ? 'short' : undefined
}
const isExtra = (story: Story) => {
  if (isScreen(story)) return !withLayoutChecks.has(story.id)
  return isForAll(story) || (isVariant(story) && !withCompleteLayout.has(story.id))
}
const isInPart = (story: Story) => values.part === 'all' || (values.part === 'extra') === isExtra(story)
const isWanted = new RegExp(pattern)
const hasChecks = ({ id }: Story) => hasBehavior || withFocusChecks.has(id)
const isChanged = values.changed ? createChangedFilter() : () => true
const stories = all.filter(
  (story) => hasChecks(story) && isInPart(story) && isWanted.test(story.id) && isChanged(story),
)
if (!all.some(({ id }) => isWanted.test(id))) {
  console.error(`No story matches ${pattern}`)
  process.exit(1)
}
const isComplete = pattern === '' && values.part !== 'extra' && !values.changed
console.log(`  ${stories.length} stories in the order of seed ${seed}`)

const visits: Visit[] = []
const isLive = process.stdout.isTTY
const server = await serveStorybook()

function finish(result: Visit) {
  visits.push(result)
  if (listProblems(result).length > 0) printFailure(result)
  if (isLive) process.stdout.write(`\r  ${visits.length} of ${stories.length}\u001B[K`)
  else if (visits.length % 100 === 0) console.log(`  ${visits.length} of ${stories.length}`)
}

// Stories of one component follow each other, because they share loaded files.
const byTitle = Object.values(Object.groupBy(stories, ({ title }) => title)).map((group) => group ?? [])
const queue = shuffle(byTitle, seed).flatMap((group) => shuffle(group, seed))
await visitAll(
  queue,
  { url: server.url, workers: Math.min(Number(values.workers), queue.length) },
  async (page, story) => {
    const result = await visit(page, story.id, {
      hasBehaviorChecks: hasBehavior,
      hasFocusChecks: hasBehavior && withFocusChecks.has(story.id),
      layout: hasBehavior ? getLayout(story) : undefined,
      themesToPhotograph: hasPictures && withFocusChecks.has(story.id) ? themes : [],
    })
    finish(result)
  },
  ({ id }, error) => finish({ id, width: 0, problems: { play: [String(error)] }, times: {}, pictures: {} }),
)
if (isLive) process.stdout.write('\r\u001B[K')

let skipped = 0
if (hasPictures) {
  const isWhole = pattern === '' && values.part === 'all'
  const options = { url: server.url, isUpdate: values.update, isComplete: isWhole }
  if (!(await reviewPictures(all, visits, options))) skipped = 1
  for (const one of visits) if (one.problems.picture?.length) printFailure(one)
}
await server.close()

const hasStatus = hasBehavior && isComplete
if (hasStatus && values.update && updateStatus(all, visits))
  console.log('  new status: packages/ui/status.json')
const stale = hasStatus && !values.update ? findStaleStatus(all, visits) : []
for (const text of stale)
  console.log(`  ✗ packages/ui/status.json is out of date (pnpm stories --update): ${text}`)
printSummary(visits)
const part = values.part === 'extra' ? 'more-stories' : 'stories'
writeReport(hasBehavior ? part : 'pictures', visits)
const failed = visits.filter((one) => listProblems(one).length > 0).length
console.log(`${visits.length - failed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed > 0 || stale.length > 0 ? 1 : 0
