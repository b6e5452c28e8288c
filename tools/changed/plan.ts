/** Decides which checks a change needs. Pure: it reads nothing and runs nothing. */
import path from 'node:path'
import type { Change } from './changes.ts'
import { distancesFrom } from './graph.ts'
import type { Repository } from './repository.ts'
import { planJourneys } from './planJourneys.ts'
import { chooseStories } from './stories.ts'
import { chooseTests, storyTests } from './tests.ts'

/** One command of the plan. */
export interface Step {
  title: string
  command: [program: string, ...args: string[]]
  env?: Record<string, string>
  /** A file that the command reads, which is written before it starts. */
  list?: { file: string; lines: readonly string[] }
}

export interface Plan {
  steps: Step[]
  /** What the plan leaves out, and why. */
  notes: string[]
}

/** The most stories of a plan, so that it ends within a minute; fewer when it also has server tests. */
const STORIES = 36
const STORIES_WITH_SERVER_TESTS = 12
/** The most components of a plan whose stories are rendered on a server and hydrated, all of each. */
const SERVER_RENDERED = 6
/** With more files than this, format and lint check the whole repository. */
const MANY = 150

const isCode = (file: string) => /\.tsx?$/.test(file)
const isDocument = (file: string) =>
  (/\.mdx?$/.test(file) && !file.startsWith('.storybook/')) || /^(docs|\.changeset)\//.test(file)
/** Tool settings and dependencies, which affect every check. */
const affectsAll = (file: string) =>
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig\.base\.json|vitest\.config\.ts|\.ox\w+\.json|knip\.json)$/.test(
    file,
  ) || /^(packages|apps)\/\w+\/package\.json$/.test(file)

const listed = (files: readonly string[]) => (files.length > MANY ? ['.'] : files)
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
const escaped = (text: string) => text.replaceAll(/[.+*?^$()[\]{}|\\]/g, '\\$&')

/** The folders with a `tsconfig.json`, which are type-checked one by one. */
const typeProjects = (files: readonly string[]) =>
  files
    .filter((file) => path.posix.basename(file) === 'tsconfig.json' && !file.includes('/consumers/'))
    .map((file) => path.posix.dirname(file))

/** Whether a type project contains a file; the project of the root contains only the files beside it. */
const belongsTo = (project: string, file: string) =>
  (isCode(file) || /tsconfig[\w.]*\.json$/.test(file)) &&
  (project === '.' ? !file.includes('/') : file.startsWith(`${project}/`))

function planDocuments(changes: readonly Change[]): Step[] {
  const changed = changes.map(({ file }) => file)
  const steps: Step[] = []
  // A link can lead to any file.
  if (changes.some(({ file, status }) => file.endsWith('.md') || status === 'deleted')) {
    steps.push({ title: 'Links in documents', command: ['node', 'tools/links/check.ts'] })
  }
  if (
    changed.some((file) => /docs\/how-to\/deploy\.md$|config\.settings\.ts$|\.ci\/settings\.ts$/.test(file))
  ) {
    const command = ['node', '--conditions=@plomada/source', 'tools/settings/settings.ts', '--check'] as const
    steps.push({ title: 'Table of settings', command: [...command] })
  }
  return steps
}

/** Builds the changed documentation pages of Storybook, which nothing else compiles. */
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

/** Plans format and lint of the changed files, types of the projects they reach, and the structure checks. */
function planStatic(changes: readonly Change[], { files, graph }: Repository): Step[] {
  const changed = changes.map(({ file }) => file)
  const present = changes.filter(({ status }) => status !== 'deleted').map(({ file }) => file)
  const isForAll = changed.some(affectsAll)
  const unmatched = '--no-error-on-unmatched-pattern'
  const steps: Step[] = []
  const formatted = present.filter((file) => /\.([cm]?[jt]sx?|json|css|html|ya?ml)$/.test(file))
  if (formatted.length > 0) {
    const all = changed.includes('.oxfmtrc.json') ? ['.'] : listed(formatted)
    steps.push({ title: 'Format', command: ['oxfmt', '--check', unmatched, ...all] })
  }
  const linted = changed.includes('.oxlintrc.json') ? ['.'] : listed(present.filter(isCode))
  if (linted.length > 0) {
    const flags = ['--type-aware', '--report-unused-disable-directives', '--deny-warnings', unmatched]
    steps.push({ title: 'Lint', command: ['oxlint', ...flags, ...linted] })
  }
  const reached = [...distancesFrom(changed, graph.importersWithTypes).keys()]
  for (const project of typeProjects(files)) {
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
          `Left out: ${counted(chosen.leftOut, 'test file')} that depend on the change through several other files.`,
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
      title: `Stories (${ids.length} of ${counted(files.length, 'component')})`,
      command: ['node', 'tools/stories/stories.ts'],
      env: {
        STORIES: `^(${ids.map(escaped).join('|')})$`,
        // Building all of them takes twice as long as building a few.
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
    const nearest = files.slice(0, SERVER_RENDERED)
    const names = nearest.map((file) => escaped(file.split('/').slice(-2).join('/'))).join('|')
    steps.push({
      title: `Server rendering and hydration (${counted(nearest.length, 'component')})`,
      command: ['vitest', 'run', '--project=unit-dom', ...storyTests.slice(0, 2), '-t', names],
    })
  }
  if (chosen.leftOut > 0) {
    notes.push(`Left out: stories of ${counted(chosen.leftOut, 'component')} that use the changed code.`)
  }
  return { steps, notes }
}

/** Returns the checks that a change needs, the longest first. */
export function plan(changes: readonly Change[], repository: Repository): Plan {
  const changed = changes.map(({ file }) => file)
  const documents = planDocuments(changes)
  const tests = planTests(changed, repository)
  if (changed.every(isDocument)) return { steps: [...tests.steps, ...documents], notes: tests.notes }
  const limit = tests.hasServer ? STORIES_WITH_SERVER_TESTS : STORIES
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
