/**
 * Writes two indexes, `llms.txt` (the general library) and `llms-marketplace.txt`, and a Markdown page per component
 * (`docs/<Component>.md`) into a folder, from the guides, props and stories of the library: `node tools/componentDocs/componentDocs.ts storybook-static`. In a static Storybook it also
 * removes the folder of this machine from the component manifest.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fillChoosing, formatCases, formatSizes } from './choosing.ts'
import { formatIndex, formatMarketplaceIndex, formatPage, marketplaceIndex } from './formatPages.ts'
import { readComponents } from './readComponents.ts'

const root = path.join(import.meta.dirname, '../..')
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8')

const createChoosing = () =>
  fillChoosing(readText('docs/choosing.md'), {
    sizes: formatSizes(
      JSON.parse(readText('.storybook/docs/weights.json')) as Parameters<typeof formatSizes>[0],
    ),
    cases: formatCases(readText('docs/library-cases.md')),
  })

/** Returns the files by their path in the folder. */
export function createComponentDocs(): Map<string, string> {
  const components = readComponents()
  const names = new Set(components.map(({ name }) => name))
  return new Map([
    ['llms.txt', formatIndex(components)],
    [marketplaceIndex, formatMarketplaceIndex(components)],
    ['choosing.md', createChoosing()],
    ...components.map((one) => [`docs/${one.name}.md`, formatPage(one, names)] as const),
  ])
}

/** Writes the files into a folder. */
export function writeComponentDocs(folder: string): void {
  rmSync(path.join(folder, 'docs'), { recursive: true, force: true })
  mkdirSync(path.join(folder, 'docs'), { recursive: true })
  for (const [file, text] of createComponentDocs()) writeFileSync(path.join(folder, file), text)
}

/** Makes the paths in the manifests of a static Storybook relative to the repository. */
export function relativizeManifests(folder: string, root: string): void {
  const manifests = path.join(folder, 'manifests')
  if (!existsSync(manifests)) return
  for (const name of readdirSync(manifests)) {
    const file = path.join(manifests, name)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(`${root}/`, ''))
  }
}

if (import.meta.main) {
  const folder = process.argv[2]
  if (!folder) throw new Error('Pass the folder to write to.')
  writeComponentDocs(folder)
  relativizeManifests(folder, path.join(import.meta.dirname, '../..'))
}
