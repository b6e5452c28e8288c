/** Chooses the checks for a change. Does no I/O. */
import path from 'node:path'
import type { Change } from './changes.ts'
import { measureDistances } from './graph.ts'
import type { Repository } from './repository.ts'
import { planJourneys } from './planJourneys.ts'
import type { Plan, Step } from './step.ts'
import { chooseStories } from './stories.ts'
import { chooseTests, storyTests } from './tests.ts'

/** Limits the duration of a plan to about a minute; a plan with server tests has fewer stories. */
const MAX_STORIES = 36
const MAX_STORIES_WITH_SERVER_TESTS = 12
/** The most components whose stories are rendered on a server and hydrated. */
const MAX_SERVER_RENDERED = 6
/** With more files than this, format and lint check the whole repository. */
const MAX_FILES = 150

const isCode = (file: string) => /\.tsx?$/.test(file)
const isDocument = (file: string) =>
  (/\.mdx?$/.test(file) && !file.startsWith('.storybook/')) || /^(docs|\.changeset)\//.test(file)
/** Tool settings and dependencies, which affect every check. */
const affectsAll = (file: string) =>
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig\.base\.json|vitest\.config\.ts|\.ox\w+\.json|knip\.json)$/.test(
    file,
  ) || /^(packages|apps)\/\w+\/package\.json$|^patches\//.test(file)

const limitFiles = (files: readonly string[]) => (files.length > MAX_FILES ? ['.'] : files)
const formatCount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
const escapeRegExp = (text: string) => text.replaceAll(/[.+*?^$()[\]{}|\\]/g, '\\$&')

/** Returns the folders with a `tsconfig.json`. */
const listTypeProjects = (files: readonly string[]) =>
  files
    .filter((file) => path.posix.basename(file) === 'tsconfig.json' && !file.startsWith('examples/'))
    .map((file) => path.posix.dirname(file))

/** Returns whether a type project contains a file; the project of the root contains only files in the root. */
const belongsTo = (project: string, file: string) =>
  (isCode(file) || /tsconfig[\w.]*\.json$/.test(file)) &&
  (project === '.' ? !file.includes('/') : file.startsWith(`${project}/`))

function planDocuments(changes: readonly Change[]): Step[] {
  const changed = changes.map(({ file }) => file)
  const steps: Step[] = []
  // A link can lead to any file.
  if (changes.some(({ file, status }) => file.endsWith('.md') || status === 'deleted')) {
    steps.push({ title: 'Links in documents', command: ['node', 'tools/links/links.ts'] })
  }
  const hasSettings = /docs\/how-to\/deploy\.md$|config\.settings\.ts$|^tools\/settings\//
  if (changed.some((file) => hasSettings.test(file))) {
    const command = ['node', '--conditions=@plomada/source', 'tools/settings/settings.ts', '--check'] as const
    steps.push({ title: 'Table of settings', command: [...command] })
  }
  steps.push({ title: 'Language', command: ['node', 'tools/language/language.ts'] })
  return steps
}

/** Builds the changed documentation pages of Storybook, which no other check compiles. */
function planPages(changes: readonly Change[]): Step[] {
  const pages = changes.filter(
    ({ file, status }) => /^\.storybook\/.*\.mdx$/.test(file) && status !== 'deleted',
  )
  if (pages.length === 0) return []
  const command = [
    'storybook',
    'build',
    '--quiet',
    '--output-dir',
    'node_modules/.plomada-storybook-pages',
  ] as const
  return [
    {
      title: `Storybook pages (${pages.length})`,
      command: [...command],
      env: { STORYBOOK_STORIES: pages.map(({ file }) => file).join(',') },
    },
  ]
}

/** Plans format, lint, types and the structure checks. */
function planStatic(changes: readonly Change[], { files, graph }: Repository): Step[] {
  const changed = changes.map(({ file }) => file)
  const present = changes.filter(({ status }) => status !== 'deleted').map(({ file }) => file)
  const isForAll = changed.some(affectsAll)
  const unmatched = '--no-error-on-unmatched-pattern'
  const steps: Step[] = []
  const formatted = present.filter((file) => /\.([cm]?[jt]sx?|json|css|html|ya?ml)$/.test(file))
  if (formatted.length > 0) {
    const all = changed.includes('.oxfmtrc.json') ? ['.'] : limitFiles(formatted)
    steps.push({ title: 'Format', command: ['oxfmt', '--check', unmatched, ...all] })
  }
  const linted = changed.includes('.oxlintrc.json') ? ['.'] : limitFiles(present.filter(isCode))
  if (linted.length > 0) {
    const flags = ['--type-aware', '--report-unused-disable-directives', '--deny-warnings', unmatched]
    steps.push({ title: 'Lint', command: ['oxlint', ...flags, ...linted] })
  }
  const reached = [...measureDistances(changed, graph.importersWithTypes).keys()]
  for (const project of listTypeProjects(files)) {
    if (isForAll || reached.some((file) => belongsTo(project, file))) {
      steps.push({ title: `Types: ${project}`, command: ['tsc', '-p', project] })
    }
  }
  if (isForAll || changed.some(isCode)) {
    steps.push({ title: 'Architecture', command: ['node', 'tools/architecture/architecture.ts'] })
  }
  if (isForAll || changes.some(({ file, status }) => isCode(file) && status !== 'modified')) {
    steps.push({ title: 'Unused files, exports and packages', command: ['knip'] })
  }
  return steps
}

function planTests(changed: readonly string[], { files, graph }: Repository) {
  const chosen = chooseTests(changed, files, graph)
  const all = [...chosen.files.values()].flat()
  const selection = [...chosen.files.keys()].map((project) => `--project=${project}`)
  const title = [...chosen.files].map(([project, list]) => `${list.length} ${project}`).join(', ')
  const step: Step = {
    title: `Tests (${title} files)`,
    command: ['vitest', 'run', ...selection, ...all],
  }
  const notes =
    chosen.leftOut > 0
      ? [
          `Left out: ${formatCount(chosen.leftOut, 'test file')} that depend on the change through several other files.`,
        ]
      : []
  return { steps: all.length > 0 ? [step] : [], notes, hasServer: chosen.files.has('api') }
}

function planStories(changed: readonly string[], repository: Repository, limit: number) {
  const chosen = chooseStories(changed, repository.graph, repository.stories, limit)
  if (chosen.ids.length === 0) return { steps: [], notes: [] }
  const { files, ids } = chosen
  const steps: Step[] = [
    {
      title: `Stories (${ids.length} of ${formatCount(files.length, 'component')})`,
      command: ['node', 'tools/stories/stories.ts', '--checks=all'],
      env: {
        STORIES: `^(${ids.map(escapeRegExp).join('|')})$`,
        // Building all stories takes twice as long as building a few.
        ...(!chosen.reachesAll && { STORYBOOK_STORIES: files.join(',') }),
      },
    },
  ]
  const notes: string[] = []
  if (chosen.reachesAll) {
    notes.push(
      'The change reaches every component: the plan runs one story of each. Run npm test for all stories.',
    )
  } else {
    const nearest = files.slice(0, MAX_SERVER_RENDERED)
    const names = nearest.map((file) => escapeRegExp(file.split('/').slice(-2).join('/'))).join('|')
    steps.push({
      title: `Server rendering and hydration (${formatCount(nearest.length, 'component')})`,
      command: ['vitest', 'run', '--project=unit-dom', ...storyTests.slice(0, 2), '-t', names],
    })
  }
  if (chosen.leftOut > 0) {
    notes.push(`Left out: stories of ${formatCount(chosen.leftOut, 'component')} that use the changed code.`)
  }
  return { steps, notes }
}

/** Returns the checks for a change, the longest first. */
export function plan(changes: readonly Change[], repository: Repository): Plan {
  const changed = changes.map(({ file }) => file)
  const documents = planDocuments(changes)
  const tests = planTests(changed, repository)
  if (changed.every(isDocument)) return { steps: [...tests.steps, ...documents], notes: tests.notes }
  const limit = tests.hasServer ? MAX_STORIES_WITH_SERVER_TESTS : MAX_STORIES
  const stories = planStories(changed, repository, limit)
  const journeys = planJourneys(changed, repository)
  const notes = [...tests.notes, ...stories.notes, ...journeys.notes]
  if (changed.some(affectsAll)) {
    notes.push('The change touches dependencies or tool settings, which affect every check. Run npm test.')
  }
  return {
    steps: [
      ...stories.steps.slice(0, 1),
      ...tests.steps,
      ...stories.steps.slice(1),
      ...planStatic(changes, repository),
      ...documents,
      ...planPages(changes),
      ...journeys.steps,
    ],
    notes,
  }
}
