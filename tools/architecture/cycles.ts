import path from 'node:path'
import { parseFile } from '../shared/parseFile.ts'

/** Returns the groups of files that import each other, directly or through others. Type imports and dynamic imports count. */
export function findCycles(sources: ReadonlyMap<string, string>): string[][] {
  const imports = new Map(
    [...sources].map(([file, source]) => {
      const parsed = parseFile(file, source)
      const targets = [...parsed.imports, ...parsed.reexports]
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => path.join(path.dirname(file), specifier))
      return [file, targets.filter((target) => sources.has(target))]
    }),
  )
  // Tarjan's algorithm for strongly connected components.
  const indexes = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  function visit(file: string): void {
    const index = indexes.size
    indexes.set(file, index)
    lowest.set(file, index)
    stack.push(file)
    for (const target of imports.get(file) ?? []) {
      if (!indexes.has(target)) visit(target)
      if (stack.includes(target)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(target)!))
    }
    if (lowest.get(file) !== index) return
    const component = stack.splice(stack.indexOf(file))
    const isCycle = component.length > 1 || imports.get(file)?.includes(file)
    if (isCycle) cycles.push(component.toSorted())
  }
  for (const file of sources.keys()) if (!indexes.has(file)) visit(file)
  return cycles
}
