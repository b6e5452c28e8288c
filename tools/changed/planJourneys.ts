/** Chooses the journeys (end-to-end tests) that a change affects: those that visit the affected pages. */
import path from 'node:path'
import { findJourneys } from '../journeys/findJourneys.ts'
import { measureDistances } from './graph.ts'
import type { Repository } from './repository.ts'
import type { Plan, Step } from './step.ts'

/** When a change affects more pages than this, only the main journeys run. */
const MANY_PAGES = 6
const MAIN_JOURNEY = 'hire-and-pay.e2e.ts'
const CONFIG_FILE = 'apps/web/playwright.config.ts'
const LIST_FILE = 'node_modules/.plomada-reports/changed/journeys.txt'

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)

/** Returns the noun of a server file that implements calls. */
const getChangedNoun = (file: string) =>
  /^apps\/api\/src\/([a-z]+)\/\w+\.(?:routes|actions|queries|lists)\.ts$/.exec(file)?.[1]

/** Returns the journeys that visit the affected pages, and the edited journeys. */
export function planJourneys(changed: readonly string[], repository: Repository): Plan {
  const { graph, pages, visited, files } = repository
  const own = changed.filter((file) => /^apps\/web\/(src|public|index\.html)/.test(file) && !isTest(file))
  const nouns = new Set(changed.map(getChangedNoun).filter((noun) => noun !== undefined))
  const reached = measureDistances(own, graph.importers)
  const touched = [...pages.keys()].filter(
    (page) => reached.has(page) || nouns.has(/src\/([a-z]+)\//.exec(page)?.[1] ?? ''),
  )
  // A file that no page imports is imported by the entry point, so it affects every page.
  const isShared = own.length > 0 && touched.length === 0
  const editedSpecs = [
    ...measureDistances(
      changed.filter((file) => file.startsWith('apps/web/e2e/')),
      graph.importers,
    ).keys(),
  ].filter((file) => file.endsWith('.e2e.ts') && files.includes(file))

  if (touched.length > MANY_PAGES || isShared || editedSpecs.length > 3) {
    const reason = isShared
      ? 'every page'
      : `${Math.max(touched.length, editedSpecs.length)} pages or journeys`
    return {
      steps: [createStep([MAIN_JOURNEY], [MAIN_JOURNEY])],
      notes: [`The change reaches ${reason}: the plan runs the main journeys. Run npm test for all.`],
    }
  }
  const edited = editedSpecs.map((file) => path.posix.basename(file))
  const routes = touched.flatMap((page) => pages.get(page) ?? [])
  const chosen = [...edited, ...findJourneys(routes, visited)]
  const causes = [...edited, ...touched.map((page) => path.posix.basename(page))]
  return { steps: chosen.length > 0 ? [createStep(chosen, causes, edited)] : [], notes: [] }
}

/** Creates the step that runs a list of journeys. Skips those tagged `@all` (docs/testing.md), except in edited files. */
const createStep = (
  list: readonly string[],
  causes: readonly string[],
  edited: readonly string[] = [],
): Step => {
  const names = causes.map((file) => file.replace(/(\.e2e)?\.tsx?$/, ''))
  const complete = edited.map((file) => file.replaceAll('.', '\\.')).join('|')
  const skipped = complete ? `^(?!.* (${complete}) ).*@all` : '@all'
  return {
    title: `Journeys (${names.join(', ')})`,
    command: [
      'playwright',
      'test',
      '--config',
      CONFIG_FILE,
      '--test-list',
      LIST_FILE,
      '--grep-invert',
      skipped,
    ],
    list: { file: LIST_FILE, lines: list },
  }
}
