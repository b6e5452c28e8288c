/**
 * Visits every story of the static Storybook once and runs all checks on it.
 *
 * `pnpm stories [pattern]` visits the stories whose id matches; `--part=main` excludes the other states of screens and the
 * variants of components, which `--part=extra` visits; `--update` accepts the pictures and writes
 * packages/ui/status.json; `--seed` repeats an order; `--coverage` measures the coverage of the library, and fails when a
 * complete run is below the limit.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { launchChromium } from '../shared/chromium.ts'
import { browserWorkers } from '../shared/workers.ts'
import { shuffle } from '../shared/shuffle.ts'
import { buildStorybook } from './build.ts'
import { compareSheets, updateSheets } from './comparePictures.ts'
import { Coverage, checkCoverage } from './coverage.ts'
import { writeDifferencePage } from './writeDifferencePage.ts'
import { root } from './paths.ts'
import { checkSpecimen } from './specimen.ts'
import { visitAll } from './pool.ts'
import { listProblems, printFailure, printSummary, writeReport } from './report.ts'
import { serveStorybook } from './server.ts'
import { getSheetName, themes, type StoryPicture } from './sheets.ts'
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
    coverage: { type: 'boolean', default: false },
    part: { type: 'string', default: 'all' },
    seed: { type: 'string', default: process.env['SEED'] ?? String(Date.now() % 100_000) },
    update: { type: 'boolean', default: false },
    workers: { type: 'string', default: String(browserWorkers) },
  },
})
const pattern = positionals.join('|') || process.env['STORIES'] || ''
const seed = Number(values.seed)

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
const stories = all.filter((story) => isInPart(story) && isWanted.test(story.id))
if (!all.some(({ id }) => isWanted.test(id))) {
  console.error(`No story matches ${pattern}`)
  process.exit(1)
}
const isComplete = pattern === '' && values.part !== 'extra'
console.log(`  ${stories.length} stories in the order of seed ${seed}`)

const visits: Visit[] = []
const storyPictures = new Map<string, Map<string, StoryPicture>>()
const names = new Map(all.map((story) => [story.id, story]))
const isLive = process.stdout.isTTY
const server = await serveStorybook()

function finish(result: Visit) {
  visits.push(result)
  if (listProblems(result).length > 0) printFailure(result)
  if (isLive) process.stdout.write(`\r  ${visits.length} of ${stories.length}\u001B[K`)
  else if (visits.length % 100 === 0) console.log(`  ${visits.length} of ${stories.length}`)
}

function addPictures({ id, pictures, width }: Visit) {
  const story = names.get(id)
  if (!story) return
  for (const theme of themes) {
    const png = pictures[theme]
    if (!png) continue
    const sheet = getSheetName(story, theme, width)
    const sheetPictures = storyPictures.get(sheet) ?? new Map<string, StoryPicture>()
    storyPictures.set(sheet, sheetPictures.set(id, { id, png }))
  }
}

// Stories of one component follow each other, because they share loaded files.
const byTitle = Object.values(Object.groupBy(stories, ({ title }) => title)).map((group) => group ?? [])
const queue = shuffle(byTitle, seed).flatMap((group) => shuffle(group, seed))
/** The coverage of a crashed page is unknown. */
let hasCrashedPage = false
const coverage = values.coverage ? new Coverage() : undefined
await visitAll(
  queue,
  { url: server.url, coverage, workers: Math.min(Number(values.workers), queue.length) },
  async (page, story) => {
    const result = await visit(page, story.id, {
      hasFocusChecks: withFocusChecks.has(story.id),
      layout: getLayout(story),
      themesToPhotograph: withFocusChecks.has(story.id) ? themes : [],
    })
    addPictures(result)
    finish(result)
  },
  ({ id }, error) => {
    hasCrashedPage = true
    finish({ id, width: 0, problems: { play: [String(error)] }, times: {}, pictures: {} })
  },
)
if (isLive) process.stdout.write('\r\u001B[K')

/** The pictures by sheet, in the order of the sidebar. */
const order = new Map(all.map(({ id }, index) => [id, index]))
const sheets = new Map(
  [...storyPictures].map(([sheet, pictures]) => [
    sheet,
    [...pictures.values()].toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0)),
  ]),
)

let skipped = 0
const browser = await launchChromium()
const comparable = await checkSpecimen(browser, server.url, { isUpdate: values.update })
if (values.update) {
  const changedFiles = await updateSheets(sheets, browser.version(), {
    isComplete: pattern === '' && values.part === 'all',
  })
  for (const name of changedFiles) console.log(`  new picture: packages/ui/baselines/${name}.webp`)
  console.log(`  ${changedFiles.length} files changed`)
  if (isComplete && updateStatus(all, visits)) console.log('  new status: packages/ui/status.json')
} else if (comparable === true) {
  const compared = await compareSheets(sheets)
  // Their Arabic letters come from a font of the machine, so they are only reported.
  const differences = compared.filter(({ id }) => !id.endsWith('--right-to-left'))
  const others = compared.length - differences.length
  if (others > 0)
    console.log(`  ${others} pictures of Arabic text differ: this machine has another font for it.`)
  for (const { id, sheet, reason } of differences) {
    const found = visits.find((one) => one.id === id)
    found?.problems.picture?.push(`${sheet.split('.').slice(1).join(' ')} ${reason}`)
    if (found) printFailure(found)
  }
  if (differences.length > 0) {
    console.log(`  Before, after and difference: ${path.relative(root, writeDifferencePage(differences))}`)
    console.log('  To accept them: pnpm visual --update')
  }
} else {
  skipped = 1
  console.log(`  NO PICTURE WAS COMPARED. ${comparable}`)
}
await browser.close()
await server.close()

const stale = isComplete && !values.update ? findStaleStatus(all, visits) : []
for (const text of stale)
  console.log(`  ✗ packages/ui/status.json is out of date (pnpm visual --update): ${text}`)
printSummary(visits)
const isCovered =
  !coverage || checkCoverage(await coverage.listFiles(), { isComplete: isComplete && !hasCrashedPage })
writeReport(values.part === 'extra' ? 'more-stories' : 'stories', visits)
const failed = visits.filter((one) => listProblems(one).length > 0).length
console.log(`${visits.length - failed} passed, ${failed} failed, ${skipped} skipped`)
process.exitCode = failed > 0 || stale.length > 0 || !isCovered ? 1 : 0
