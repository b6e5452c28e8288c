/** Decides which journeys a change needs: those that visit the pages it touches. */
import path from 'node:path'
import { journeysOf } from '../journeys/journeysOf.ts'
import { distancesFrom } from './graph.ts'
import type { Plan, Step } from './plan.ts'
import type { Repository } from './repository.ts'

/** When a change reaches more pages than this, only the main journeys run. */
const MANY_PAGES = 6
const MAIN_JOB = 'main-job.e2e.ts'
const CONFIG = 'apps/web/playwright.config.ts'
const LIST = 'node_modules/.plomada-reports/changed/journeys.txt'

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file)

/** The noun of a file that changes what the server's calls do. */
const callsOf = (file: string) =>
  /^apps\/api\/src\/([a-z]+)\/\w+\.(?:routes|actions|queries|lists)\.ts$/.exec(file)?.[1]

/** Returns the journeys that visit the pages that a change touches, and the edited ones. */
export function planJourneys(changed: readonly string[], repository: Repository): Plan {
  const { graph, pages, visited, files } = repository
  const own = changed.filter((file) => /^apps\/web\/(src|public|index\.html)/.test(file) && !isTest(file))
  const nouns = new Set(changed.map(callsOf).filter((noun) => noun !== undefined))
  const reached = distancesFrom(own, graph.importers)
  const touched = [...pages.keys()].filter(
    (page) => reached.has(page) || nouns.has(/src\/([a-z]+)\//.exec(page)?.[1] ?? ''),
  )
  // A file that no page imports is imported by the entry point, so it affects every page.
  const isShared = own.length > 0 && touched.length === 0
  const editedSpecs = [
    ...distancesFrom(
      changed.filter((file) => file.startsWith('apps/web/e2e/')),
      graph.importers,
    ).keys(),
  ].filter((file) => file.endsWith('.e2e.ts') && files.includes(file))

  if (touched.length > MANY_PAGES || isShared || editedSpecs.length > 3) {
    const reason = isShared
      ? 'every page'
      : `${Math.max(touched.length, editedSpecs.length)} pages or journeys`
    return {
      steps: [journeys([MAIN_JOB], [MAIN_JOB])],
      notes: [`The change reaches ${reason}: the plan runs the main journeys. Run npm test for all.`],
    }
  }
  const edited = editedSpecs.map((file) => path.posix.basename(file))
  const routes = touched.flatMap((page) => pages.get(page) ?? [])
  const chosen = [...edited, ...journeysOf(routes, visited)]
  const of = [...edited, ...touched.map((page) => path.posix.basename(page))]
  return { steps: chosen.length > 0 ? [journeys(chosen, of, edited)] : [], notes: [] }
}

/** Returns the step that runs a list of journeys without those of the complete run, and all those of edited files. */
const journeys = (list: readonly string[], of: readonly string[], edited: readonly string[] = []): Step => {
  const names = of.map((file) => file.replace(/(\.e2e)?\.tsx?$/, ''))
  const complete = edited.map((file) => file.replaceAll('.', '\\.')).join('|')
  const skipped = complete ? `^(?!.* (${complete}) ).*@all` : '@all'
  return {
    title: `Journeys (${names.join(', ')})`,
    command: ['playwright', 'test', '--config', CONFIG, '--test-list', LIST, '--grep-invert', skipped],
    list: { file: LIST, lines: list },
  }
}
