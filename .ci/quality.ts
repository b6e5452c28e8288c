/**
 * Writes packages/ui/quality.json: what the tests say of every component. The docs pages draw their status from it,
 * so nobody types one. With `--check` it writes nothing and fails when the file claims what this run did not show.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const reports = 'node_modules/.plomada-reports'
const target = 'packages/ui/quality.json'
const isCheck = process.argv.includes('--check')

const read = <Shape>(file: string, otherwise: Shape): Shape => {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Shape // written by our own tools
  console.log(`  ${file} is missing: what it would prove stays open`)
  return otherwise
}

interface StoryTest {
  status: string
  meta?: { storyId?: string; reports?: { type: string; status: string }[] }
}
const run = read<{ testResults: { assertionResults: StoryTest[] }[] }>(`${reports}/stories.json`, {
  testResults: [],
})
const drive = read<Record<string, { stops: number; faults: string[] }>>(`${reports}/drive.json`, {})
const units = read<{
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[]
}>(`${reports}/unit.json`, { testResults: [] })
/** The story files that a test goes through one by one and finds nothing in. */
const passedIn = (test: string) =>
  new Set(
    units.testResults
      .filter(({ name }) => name.endsWith(test))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed')
      .flatMap(({ title }) => /\.\.\/(\S+\.stories\.tsx)/.exec(title)?.[1] ?? []),
  )
const drawn = passedIn('testing/server.test.tsx')
const takenOver = passedIn('testing/hydration.test.tsx')
const isServed = ({ importPath }: Entry) => {
  const file = importPath.replace('./packages/ui/src/', '')
  return drawn.has(file) && takenOver.has(file)
}
interface Entry {
  id: string
  type: 'story' | 'docs'
  title: string
  tags: string[]
  importPath: string
}
const { entries } = read<{ entries: Record<string, Entry> }>('node_modules/.plomada-storybook/index.json', {
  entries: {},
})

const tests = new Map(
  run.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap((test) => (test.meta?.storyId === undefined ? [] : [[test.meta.storyId, test]])),
)
const isDone = ({ id }: Entry) => tests.get(id)?.status === 'passed'
/** The addon reports once for the theme a story is drawn in, our preview once more for the other. */
const isSeenByAxe = (story: Entry) =>
  isDone(story) &&
  (tests.get(story.id)?.meta?.reports ?? []).filter(
    ({ type, status }) => type === 'a11y' && status === 'passed',
  ).length === 2

const guided = new Set(
  readdirSync('packages/ui/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .filter((file) => /\bguide\b/.test(readFileSync(path.join('packages/ui/src', file), 'utf8')))
    .map((file) => `./packages/ui/src/${file.replaceAll('\\', '/')}`),
)

const measure = (stories: Entry[]) => {
  const [first] = stories
  const stops = stories.flatMap(({ id }) => drive[id] ?? [])
  return {
    page: first?.id.split('--')[0] ?? '',
    stories: stories.length,
    passed: stories.filter(isDone).length,
    axe: stories.filter(isSeenByAxe).length,
    isInteractive: stories.some(({ tags }) => tags.includes('interactive')),
    keyboard:
      stops.length === 0
        ? null
        : {
            stops: stops.reduce((sum, story) => sum + story.stops, 0),
            faults: stops.reduce((sum, story) => sum + story.faults.length, 0),
          },
    server: stories.filter(isServed).length,
    hasGuide: first !== undefined && guided.has(first.importPath),
  }
}

type Measure = ReturnType<typeof measure>

const stories = Object.values(entries).filter(
  ({ type, title, importPath }) =>
    type === 'story' && importPath.startsWith('./packages/ui/src/') && !title.startsWith('Screens/'),
)
const byComponent = Object.groupBy(stories, ({ title }) => title.split('/').at(-1) ?? title)
const names = Object.keys(byComponent).toSorted()
const measured = Object.fromEntries(names.map((name) => [name, measure(byComponent[name] ?? [])]))
const text = `${JSON.stringify(measured, null, 2)}\n`

/** What the file says of a component that these runs did not show. */
const claims = ([name, claimed]: [string, Measure]) => {
  const now = measured[name]
  if (!now) return [`${name} is no component`]
  const counts = (['passed', 'axe', 'server'] as const).filter((count) => claimed[count] > now[count])
  const faults = now.keyboard && (claimed.keyboard?.faults ?? 0) < now.keyboard.faults ? ['keyboard'] : []
  return [...counts, ...faults].map((what) => `${name}: ${what}`)
}

if (!isCheck) {
  writeFileSync(target, text)
  console.log(`  ${names.length} components`)
} else {
  const kept = readFileSync(target, 'utf8')
  const unfounded = Object.entries(JSON.parse(kept) as Record<string, Measure>).flatMap(claims)
  for (const claim of unfounded) console.log(`  ${target} claims what no test shows: ${claim}`)
  if (kept !== text) console.log(`  ${target} is not of this run: \`node .ci/quality.ts\` writes it anew`)
  process.exit(unfounded.length > 0 ? 1 : 0)
}
