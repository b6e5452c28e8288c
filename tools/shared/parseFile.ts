/** Reads the imports and exports of a source file, without resolving them. */
import { parseSync, type StaticImportEntry } from 'oxc-parser'

/** An import of a file: the imported names, or `*` for the whole module. */
interface Import {
  specifier: string
  names: string[]
  isType: boolean
}

/** A re-exported name; `*` for all names. */
interface Reexport {
  specifier: string
  /** The name in the other file, or `*`. */
  name: string
  /** The name under which it is exported, or `*` for `export * from`. */
  as: string
  isType: boolean
}

export interface ParsedFile {
  imports: Import[]
  reexports: Reexport[]
  /** Names that the file declares and exports, in source order. */
  exports: string[]
}

// The parser declares its kinds as a const enum, which does not exist at run time.
const isDefault = ({ kind }: { kind: string }) => kind === 'Default'

const importedName = ({ importName }: StaticImportEntry) =>
  isDefault(importName) ? 'default' : (importName.name ?? '*')

/** Matches `new URL(…, import.meta.url)`, which references workers, style sheets and fonts. */
const fileUrl = /new URL\(\s*'([^']+[^/'])',\s*import\.meta\.url/g

/** Returns what a file imports and exports. */
export function parseFile(file: string, source: string): ParsedFile {
  const { module } = parseSync(file, source)
  const imports: Import[] = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    // A side-effect import has no entries.
    names: entries.length === 0 ? ['*'] : entries.map(importedName),
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  for (const { moduleRequest } of module.dynamicImports) {
    const text = source.slice(moduleRequest.start, moduleRequest.end)
    const specifier = /^['"`]([^'"`$]+)['"`]$/.exec(text)?.[1]
    if (specifier) imports.push({ specifier, names: ['*'], isType: false })
  }
  for (const [, specifier = ''] of source.matchAll(fileUrl)) {
    const relative = specifier.replace(/^(?!\.)/, './')
    imports.push({ specifier: relative, names: ['*'], isType: false })
  }
  const reexports: Reexport[] = []
  const exports: string[] = []
  for (const entry of module.staticExports.flatMap(({ entries }) => entries)) {
    const { moduleRequest, importName, exportName, isType } = entry
    const as = isDefault(exportName) ? 'default' : (exportName.name ?? '*')
    if (moduleRequest) {
      reexports.push({ specifier: moduleRequest.value, name: importName.name ?? '*', as, isType })
    } else exports.push(as)
  }
  return { imports, reexports, exports }
}
