/**
 * Writes `api.md` of domain and ui: every public name with its declaration, from the emitted types.
 * With `--check` it writes nothing and fails when a report is not what is committed, or when no changeset tells of it.
 * With `--record NAME` the changeset of that name vouches for the API as it is now.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { declarationsOf } from './declarations.ts'
import { contentOf, pack, type Published, published } from '../pack/pack.ts'

const root = path.join(import.meta.dirname, '../..')
const isCheck = process.argv.includes('--check')
const recordIn = process.argv.flatMap((word, index) => (process.argv[index - 1] === '--record' ? [word] : []))

interface Manifest {
  exports: Record<string, string | { types?: string }>
}

/** Doors of a package that lead to code, with the file of their types; a door per component counts as one. */
function doorsOf(name: Published): [string, string][] {
  const { exports } = JSON.parse(readFileSync(path.join(contentOf(name), 'package.json'), 'utf8')) as Manifest
  return Object.entries(exports).flatMap(([door, target]) =>
    typeof target === 'object' && target.types && !door.includes('*')
      ? [[path.posix.join(`@plomada/${name}`, door), path.join(contentOf(name), target.types)]]
      : [],
  )
}

/** The whole report of a package. */
function reportOf(name: Published): string {
  const parts = doorsOf(name).flatMap(([door, file]) => {
    const declared = [...declarationsOf(file)].toSorted(([a], [b]) => (a < b ? -1 : 1))
    return [`## ${door}`, ...declared.map(([one, text]) => `### ${one}\n\n\`\`\`ts\n${text}\n\`\`\``)]
  })
  const entries = path.join(contentOf(name), 'dist/entry')
  const components = existsSync(entries)
    ? readdirSync(entries).flatMap((file) => (file.endsWith('.js') ? [`\`${file.slice(0, -3)}\``] : []))
    : []
  const own =
    components.length > 0 ? [`## Components with a door of their own\n\n${components.join(', ')}`] : []
  const lead = 'Every public name, generated from the emitted types by `pnpm api`. Not edited by hand.'
  return `${[`# Public API of @plomada/${name}`, lead, ...parts, ...own].join('\n\n')}\n`
}

const marked = (name: Published, report: string) =>
  `<!-- @plomada/${name} api ${createHash('sha256').update(report).digest('hex').slice(0, 12)} -->`

const changesets = path.join(root, '.changeset')
const pending = () =>
  readdirSync(changesets)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => path.join(changesets, file))

/** Whether a changeset that waits, or the changelog of what was released, vouches for this API. */
function isTold(name: Published, mark: string) {
  const changelog = path.join(root, 'packages', name, 'CHANGELOG.md')
  return [...pending(), changelog].some(
    (file) => existsSync(file) && readFileSync(file, 'utf8').includes(mark),
  )
}

/** Lets a changeset vouch, in place of what it vouched for before. */
function record(changeset: string, name: Published, mark: string) {
  const file = path.join(changesets, `${changeset}.md`)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(`'@plomada/${name}':`)) return
  const before = new RegExp(`\\n*<!-- @plomada/${name} api \\w+ -->\\n*`)
  writeFileSync(file, `${text.replace(before, '\n').trimEnd()}\n\n${mark}\n`)
}

const faults: string[] = []
pack()
for (const name of published) {
  const report = reportOf(name)
  const file = path.join(root, 'packages', name, 'api.md')
  const mark = marked(name, report)
  if (!isCheck) {
    writeFileSync(file, report)
    for (const changeset of recordIn) record(changeset, name, mark)
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== report) {
    faults.push(
      `packages/${name}/api.md is not what the sources say. Run \`pnpm api\` and read what changed.`,
    )
  }
  if (!isTold(name, mark)) {
    faults.push(
      `The public API of @plomada/${name} changed and no changeset tells of it. Write one (\`pnpm changeset\`), then \`pnpm api --record its-name\`.`,
    )
  }
}
console.log(faults.join('\n') || 'The public API is as reported, and a changeset tells of it.')
process.exit(isCheck && faults.length > 0 ? 1 : 0)
