/** Collects the public components of the library with their props, guide and stories. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseFile } from '../shared/parseFile.ts'
import { flattenProps, parseProps, type ParsedSource, type Prop } from './parseProps.ts'
import { parseStories, type StoryFile } from './parseStories.ts'

/** A public component of the library. */
export interface Component {
  name: string
  /** The entry point that exports it. */
  entryPoint: string
  /** Whether it is part of the general library, and not of the marketplace. */
  isGeneral: boolean
  /** Its folder in the sources, such as `base/Button`. */
  folder: string
  description: string
  props: Prop[]
  /** Types of React or other packages that its props include. */
  external: string[]
  /** The story file of the component, or of the component in the same folder that it is part of. */
  stories: StoryFile
  /** The component whose guide and stories it shares; its own name if it has some. */
  documentedBy: string
}

const sources = path.join(import.meta.dirname, '../../packages/ui/src')
const read = (file: string) => readFileSync(path.join(sources, file), 'utf8')

/** Returns the names that an index exports, with the files that declare them. */
function readExports(index: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { specifier, name, as, isType } of parseFile(index, read(index)).reexports) {
    if (isType || !specifier.startsWith('.')) continue
    const file = path.posix.join(path.posix.dirname(index), specifier)
    if (name !== '*') found.set(as, file)
    else if (as === '*') for (const [inner, from] of readExports(file)) found.set(inner, from)
  }
  return found
}

/** Folders without texts and rules of the marketplace. */
export const generalFolders = /^(base|form|filter|layout|navigation|provider)\//

const isComponent = (name: string) => /^[A-Z]\w*[a-z]/.test(name)

/** Returns the public components by name, with the file and the entry point of each. Screens are left out. */
export function listComponents(): Map<string, { file: string; entryPoint: string }> {
  const inEntry = (index: string, getEntryPoint: (name: string) => string) =>
    [...readExports(index)]
      .filter(([name, file]) => isComponent(name) && file.endsWith('.tsx'))
      .map(([name, file]) => [name, { file, entryPoint: getEntryPoint(name) }] as const)
  return new Map([
    ...inEntry('index.ts', (name) => `@plomada/ui/${name}`),
    ...inEntry('form/index.ts', () => '@plomada/ui/form'),
  ])
}

/** Returns every public name of the library that starts with a capital letter, types included. */
export const listPublicNames = (): Set<string> => {
  const names = new Set<string>()
  const visit = (index: string) => {
    const { reexports, exports } = parseFile(index, read(index))
    for (const name of exports) names.add(name)
    for (const { specifier, name, as } of reexports) {
      if (name === '*' && specifier.startsWith('.'))
        visit(path.posix.join(path.posix.dirname(index), specifier))
      else names.add(as)
    }
  }
  for (const index of ['index.ts', 'form/index.ts', 'screens/index.ts', 'messages/index.ts']) visit(index)
  return names
}

/** Returns the story file of a component, or one in the same folder whose component it is part of. */
function findStoryFile(name: string, file: string, files: readonly string[]): string {
  const folder = path.posix.dirname(file)
  const inFolder = files.filter((one) => path.posix.dirname(one) === folder && one.endsWith('.stories.tsx'))
  const own = files.find((one) => path.posix.basename(one) === `${name}.stories.tsx`)
  const [found = inFolder[0]] = [own]
  if (!found) throw new Error(`${name} has no stories, and no component in its folder has some.`)
  return found
}

/** Reads all public components, in alphabetical order. */
export function readComponents(): Component[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|css)\./.test(file))
    .toSorted()
  const parsed = new Map<string, ParsedSource>(
    files.filter((file) => !file.includes('.stories.')).map((file) => [file, parseProps(file, read(file))]),
  )
  const allTypes = new Map([...parsed.values()].flatMap(({ types }) => [...types]))
  return [...listComponents()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { file, entryPoint }]) => {
      const source = parsed.get(file)
      const declared = source?.components.get(name)
      if (!source || !declared) throw new Error(`${file} does not declare ${name}.`)
      // Types of the same name in other files, such as `Props`, are different types. Pages show `ElementProps` as
      // written: it names the element.
      const findType = (type: string) =>
        type === 'ElementProps' ? undefined : (source.types.get(type) ?? allTypes.get(type))
      const storyFile = findStoryFile(name, file, files)
      return {
        name,
        entryPoint,
        isGeneral: generalFolders.test(file),
        folder: path.posix.dirname(file),
        description: declared.description,
        ...flattenProps(declared.props, findType),
        stories: parseStories(storyFile, read(storyFile)),
        documentedBy: path.posix.basename(storyFile, '.stories.tsx'),
      }
    })
}
