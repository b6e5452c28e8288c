/** Builds the import graph of the repository. */
import path from 'node:path'
import { type ParsedFile, parseFile } from '../shared/parseFile.ts'

/** Edges from a file to the files it imports. */
type Edges = Map<string, Set<string>>

export interface Graph {
  /** The names that each file declares and exports, in source order. */
  exports: Map<string, string[]>
  /** For each file, the files that import it at run time. */
  importers: Edges
  /** The same, including type-only imports. */
  importersWithTypes: Edges
}

/** The source file of each package export: `@plomada/ui/form` → `packages/ui/src/form/index.ts`. */
export type EntryPoints = Map<string, string>

/** Reads the source entry points from the `exports` of `package.json` files. */
export function readEntryPoints(packages: { folder: string; json: string }[]): EntryPoints {
  const points: EntryPoints = new Map()
  for (const { folder, json } of packages) {
    const { name, exports = {} } = JSON.parse(json) as { name: string; exports?: Record<string, unknown> }
    for (const [key, target] of Object.entries(exports)) {
      const source = (target as Record<string, string>)['@plomada/source']
      if (source) points.set(path.posix.join(name, key), path.posix.join(folder, source))
    }
  }
  return points
}

/**
 * Resolves an imported name to the file that declares it, through re-exports, so that an index file does not connect
 * everything that it exports. The namespace of a module (`import * as`) is a separate node: `file#*`.
 */
class Resolver {
  readonly #parsed: Map<string, ParsedFile>
  readonly #points: EntryPoints
  readonly #known = new Map<string, Set<string>>()
  /** Files that are imported as a namespace. */
  readonly namespaces = new Set<string>()

  constructor(parsed: Map<string, ParsedFile>, points: EntryPoints) {
    this.#parsed = parsed
    this.#points = points
  }

  /** Returns the file that a specifier names, whether it still exists or not; `undefined` for other packages. */
  resolveFile(from: string, specifier: string): string | undefined {
    const [bare = ''] = specifier.split('?')
    if (!bare.startsWith('.')) return this.#points.get(bare)
    const file = path.posix.join(path.posix.dirname(from), bare)
    if (this.#parsed.has(file) || path.posix.extname(file)) return file
    return ['.ts', '.tsx', '/index.ts'].map((end) => file + end).find((one) => this.#parsed.has(one))
  }

  /** Returns the nodes that an import of a name depends on: the file that declares it and those that re-export it. */
  resolveSources(file: string, name: string): Set<string> {
    const key = `${file} ${name}`
    const known = this.#known.get(key)
    if (known) return known
    const found = new Set([file])
    this.#known.set(key, found)
    const { reexports = [], exports = [] } = this.#parsed.get(file) ?? {}
    if (name === '*' && reexports.length > 0) {
      this.namespaces.add(file)
      return found.add(`${file}#*`)
    }
    const source = exports.includes(name)
      ? undefined
      : (reexports.find(({ as }) => as === name) ??
        reexports.find(({ as, specifier }) => as === '*' && this.#declares(file, specifier, name)))
    const target = source && this.resolveFile(file, source.specifier)
    if (target === undefined) return found
    for (const one of this.resolveSources(target, source?.as === '*' ? name : (source?.name ?? '*')))
      found.add(one)
    return found
  }

  /** Whether a file exports a name, declared there or re-exported. */
  #declares(from: string, specifier: string, name: string): boolean {
    const file = this.resolveFile(from, specifier)
    const parsed = file === undefined ? undefined : this.#parsed.get(file)
    if (file === undefined || !parsed) return false
    return (
      parsed.exports.includes(name) ||
      parsed.reexports.some(
        ({ as, specifier: next }) => as === name || (as === '*' && this.#declares(file, next, name)),
      )
    )
  }
}

const connect = (edges: Edges, from: string, to: string) => {
  const known = edges.get(from)
  if (known) known.add(to)
  else edges.set(from, new Set([to]))
}

/** Builds the graph of a set of sources, keyed by path from the root of the repository. */
export function buildGraph(sources: Map<string, string>, points: EntryPoints): Graph {
  const parsed = new Map([...sources].map(([file, source]) => [file, parseFile(file, source)]))
  const resolver = new Resolver(parsed, points)
  const graph: Graph = {
    exports: new Map([...parsed].map(([file, { exports }]) => [file, exports])),
    importers: new Map(),
    importersWithTypes: new Map(),
  }
  for (const [file, { imports, reexports }] of parsed) {
    for (const { specifier, names, isType } of imports) {
      const target = resolver.resolveFile(file, specifier)
      if (target === undefined) continue
      for (const source of names.flatMap((name) => [...resolver.resolveSources(target, name)])) {
        connect(graph.importersWithTypes, source, file)
        if (!isType) connect(graph.importers, source, file)
      }
    }
    // A re-export matters to the type checker; at run time importers are connected with the declaring file.
    for (const { specifier } of reexports) {
      const target = resolver.resolveFile(file, specifier)
      if (target !== undefined) connect(graph.importersWithTypes, target, file)
    }
  }
  for (const file of resolver.namespaces) {
    for (const { specifier, name, isType } of parsed.get(file)?.reexports ?? []) {
      const target = resolver.resolveFile(file, specifier)
      if (target === undefined || isType) continue
      for (const source of resolver.resolveSources(target, name))
        connect(graph.importers, source, `${file}#*`)
    }
  }
  return graph
}

/** Returns each file that a change of `files` reaches, with its distance in imports: 0 for the files themselves. */
export function measureDistances(files: readonly string[], importers: Edges, limit = Infinity) {
  const distances = new Map(files.map((file) => [file, 0]))
  let row = [...files]
  for (let distance = 1; row.length > 0 && distance <= limit; distance += 1) {
    const next = row.flatMap((file) => [...(importers.get(file) ?? [])])
    row = []
    for (const file of next) {
      if (distances.has(file)) continue
      distances.set(file, distance)
      row.push(file)
    }
  }
  return distances
}
