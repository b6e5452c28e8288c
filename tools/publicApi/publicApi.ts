/**
 * Writes `api.md` of each package: every public name with its description and declaration, from the emitted types. `--check` writes
 * nothing and fails when a committed report is out of date or no changeset contains its fingerprint. `--record NAME`
 * writes the fingerprints into the changeset of that name.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type PublicName, readDeclarations } from './declarations.ts'
import { getContentFolder, pack, type PublishedPackage, publishedPackages } from '../pack/pack.ts'

const root = path.join(import.meta.dirname, '../..')
const isCheck = process.argv.includes('--check')
const changesetsToUpdate = process.argv.flatMap((word, index) =>
  process.argv[index - 1] === '--record' ? [word] : [],
)

interface Manifest {
  exports: Record<string, string | { types?: string }>
}

/** Lists the entry points of a package with the file of their types, without the pattern for single components. */
function listEntryPoints(name: PublishedPackage): [string, string][] {
  const { exports } = JSON.parse(
    readFileSync(path.join(getContentFolder(name), 'package.json'), 'utf8'),
  ) as Manifest
  return Object.entries(exports).flatMap(([entryPoint, target]) =>
    typeof target === 'object' && target.types && !entryPoint.includes('*')
      ? [[path.posix.join(`@plomada/${name}`, entryPoint), path.join(getContentFolder(name), target.types)]]
      : [],
  )
}

const formatName = (name: string, { description, declaration }: PublicName) =>
  [`### ${name}`, description, `\`\`\`ts\n${declaration}\n\`\`\``].filter(Boolean).join('\n\n')

function createReport(name: PublishedPackage): string {
  const parts = listEntryPoints(name).flatMap(([entryPoint, file]) => {
    const declared = [...readDeclarations(file)].toSorted(([a], [b]) => (a < b ? -1 : 1))
    return [`## ${entryPoint}`, ...declared.map(([one, text]) => formatName(one, text))]
  })
  const entries = path.join(getContentFolder(name), 'dist/entry')
  const components = existsSync(entries)
    ? readdirSync(entries).flatMap((file) => (file.endsWith('.js') ? [`\`${file.slice(0, -3)}\``] : []))
    : []
  const componentList =
    components.length > 0 ? [`## Components with an entry point each\n\n${components.join(', ')}`] : []
  const lead = 'Every public name, generated from the emitted types by `pnpm api`. Do not edit.'
  return `${[`# Public API of @plomada/${name}`, lead, ...parts, ...componentList].join('\n\n')}\n`
}

const createFingerprint = (name: PublishedPackage, report: string) =>
  `<!-- @plomada/${name} api ${createHash('sha256').update(report).digest('hex').slice(0, 12)} -->`

const changesets = path.join(root, '.changeset')
const listPendingChangesets = () =>
  readdirSync(changesets)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => path.join(changesets, file))

/** Returns whether a pending changeset or the changelog contains the fingerprint. */
function hasChangeset(name: PublishedPackage, fingerprint: string) {
  const changelog = path.join(root, 'packages', name, 'CHANGELOG.md')
  return [...listPendingChangesets(), changelog].some(
    (file) => existsSync(file) && readFileSync(file, 'utf8').includes(fingerprint),
  )
}

/** Writes a fingerprint into a changeset, in place of an older one. */
function record(changeset: string, name: PublishedPackage, fingerprint: string) {
  const file = path.join(changesets, `${changeset}.md`)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(`'@plomada/${name}':`)) return
  const before = new RegExp(`\\n*<!-- @plomada/${name} api \\w+ -->\\n*`)
  writeFileSync(file, `${text.replace(before, '\n').trimEnd()}\n\n${fingerprint}\n`)
}

const problems: string[] = []
pack()
for (const name of publishedPackages) {
  const report = createReport(name)
  const file = path.join(root, 'packages', name, 'api.md')
  const fingerprint = createFingerprint(name, report)
  if (!isCheck) {
    writeFileSync(file, report)
    for (const changeset of changesetsToUpdate) record(changeset, name, fingerprint)
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== report) {
    problems.push(`packages/${name}/api.md is out of date. Run \`pnpm api\` and read the difference.`)
  }
  if (!hasChangeset(name, fingerprint)) {
    problems.push(
      `The public API of @plomada/${name} changed without a changeset. Write one (\`pnpm changeset\`), then \`pnpm api --record its-name\`.`,
    )
  }
}
console.log(problems.join('\n') || 'The public API matches its reports, and a changeset describes it.')
process.exit(isCheck && problems.length > 0 ? 1 : 0)
