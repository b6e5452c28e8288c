/**
 * Visits every story of the static Storybook once and runs all checks on it.
 *
 * `pnpm stories [pattern]` visits the stories whose id matches; `--part=components` leaves the states of screens to
 * `--part=screens`; `--update` accepts the pictures and writes the status of every component; `--seed` repeats an order;
 * `--coverage` measures which lines of the library are reached, and fails when a run without a pattern reaches too few.
 */
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildStorybook } from './build.ts'
import { compareSheets, updateSheets } from './comparePictures.ts'
import { Coverage, judgeCoverage } from './coverage.ts'
import { writeDifferencePage } from './differencePage.ts'
import { root } from './paths.ts'
import { isComparable } from './specimen.ts'
import { launchChromium, workThrough } from './pool.ts'
import { listFaults, printFailure, printSummary, writeReport } from './report.ts'
import { serveStorybook } from './server.ts'
import { sheetOf, themes, type Shot } from './sheets.ts'
import { findStaleStatus, updateStatus } from './status.ts'
import {
  idsWithFocusChecks,
  idsWithLayoutChecks,
  isScreen,
  listStories,
  shuffle,
  type Story,
} from './storyIndex.ts'
import { visit, type Visit } from './visit.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    coverage: { type: 'boolean', default: false },
    part: { type: 'string', default: 'all' },
    seed: { type: 'string', default: process.env['SEED'] ?? String(Date.now() % 100_000) },
    update: { type: 'boolean', default: false },
    // A story waits for frames now and then: more pages than cores keep the cores busy.
    workers: { type: 'string', default: String(availableParallelism() + 1) },
  },
})
const pattern = positionals.join('|') || process.env['STORIES'] || ''
const seed = Number(values.seed)

buildStorybook()
const all = listStories()
const withFocusChecks = idsWithFocusChecks(all)
const withLayoutChecks = idsWithLayoutChecks(all)
const isInPart = (story: Story) =>
  values.part === 'all' ||
  (values.part === 'screens') === (isScreen(story) && !withLayoutChecks.has(story.id))
const isWanted = new RegExp(pattern)
const stories = all.filter((story) => isInPart(story) && isWanted.test(story.id))
const isWhole = pattern === '' && values.part !== 'screens'
console.log(`  ${stories.length} stories in the order of seed ${seed}`)

const visits: Visit[] = []
const shots = new Map<string, Map<string, Shot>>()
const names = new Map(all.map((story) => [story.id, story]))
const isLive = process.stdout.isTTY
const server = await serveStorybook()

function finish(result: Visit) {
  visits.push(result)
  if (listFaults(result).length > 0) printFailure(result)
  if (isLive) process.stdout.write(`\r  ${visits.length} of ${stories.length}\u001B[K`)
  else if (visits.length % 100 === 0) console.log(`  ${visits.length} of ${stories.length}`)
}

function keepPictures({ id, pictures, width }: Visit) {
  const story = names.get(id)
  if (!story) return
  for (const theme of themes) {
    const png = pictures[theme]
    if (!png) continue
    const sheet = sheetOf(story, theme, width)
    const mine = shots.get(sheet) ?? new Map<string, Shot>()
    shots.set(sheet, mine.set(id, { id, png }))
  }
}

// Stories of one component follow each other: they share what their page has loaded.
const byTitle = Object.values(Object.groupBy(stories, ({ title }) => title)).map((group) => group ?? [])
const queue = shuffle(byTitle, seed).flatMap((group) => shuffle(group, seed))
/** What a lost page had executed is unknown. */
let hasLostPage = false
const coverage = values.coverage ? new Coverage() : undefined
await workThrough(
  queue,
  { url: server.url, coverage, workers: Math.min(Number(values.workers), queue.length) },
  async (page, story) => {
    const result = await visit(page, story.id, {
      hasFocusChecks: withFocusChecks.has(story.id),
      hasLayoutChecks: withLayoutChecks.has(story.id),
      themesToPhotograph: withFocusChecks.has(story.id) ? themes : [],
    })
    keepPictures(result)
    finish(result)
  },
  ({ id }, error) => {
    hasLostPage = true
    finish({ id, width: 0, faults: { play: [String(error)] }, times: {}, pictures: {} })
  },
)
if (isLive) process.stdout.write('\r\u001B[K')

/** The pictures by sheet, in the order of the sidebar whatever the order of the visits was. */
const order = new Map(all.map(({ id }, index) => [id, index]))
const sheets = new Map(
  [...shots].map(([sheet, mine]) => [
    sheet,
    [...mine.values()].toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0)),
  ]),
)

let skipped = 0
const browser = await launchChromium()
const comparable = await isComparable(browser, server.url, { isUpdate: values.update })
if (values.update) {
  const changed = await updateSheets(sheets, browser.version(), {
    isWhole: pattern === '' && values.part === 'all',
  })
  for (const name of changed) console.log(`  new picture: packages/ui/baselines/${name}.webp`)
  console.log(`  ${changed.length} files changed`)
  if (isWhole && updateStatus(all, visits)) console.log('  new status: packages/ui/status.json')
} else if (comparable === true) {
  const differences = await compareSheets(sheets)
  for (const { id, sheet, reason } of differences) {
    const found = visits.find((one) => one.id === id)
    found?.faults.picture?.push(`${sheet.split('.').slice(1).join(' ')} ${reason}`)
    if (found) printFailure(found)
  }
  if (differences.length > 0) {
    console.log(`  Before, after and difference: ${path.relative(root, writeDifferencePage(differences))}`)
    console.log('  If they are as intended: pnpm visual --update')
  }
} else {
  skipped = 1
  console.log(`  NO PICTURE WAS COMPARED. ${comparable}`)
}
await browser.close()
server.close()

const stale = isWhole && !values.update ? findStaleStatus(all, visits) : []
for (const text of stale)
  console.log(`  ✗ packages/ui/status.json is out of date (pnpm visual --update): ${text}`)
printSummary(visits)
const isCovered = !coverage || judgeCoverage(await coverage.listFiles(), { isWhole: isWhole && !hasLostPage })
writeReport(values.part === 'screens' ? 'screens' : 'stories', visits)
const failed = visits.filter((one) => listFaults(one).length > 0).length
console.log(`${visits.length - failed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed > 0 || stale.length > 0 || !isCovered ? 1 : 0
