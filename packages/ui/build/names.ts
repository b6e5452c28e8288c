import path from 'node:path'

interface Identifier {
  hash: string
  filePath: string
  debugId?: string | undefined
}

/**
 * Returns a function that names classes by component and number, such as `plm-Button-2`, and variants by component and
 * variant, such as `plm-Button-primary`. Numbers compress better than the names of rules. Names are kept by the hash of
 * the rule, because a file is evaluated once for each importing file.
 */
export const createClassNamer = () => {
  const namesByHash = new Map<string, string>()
  const taken = new Set<string>()
  return ({ hash, filePath, debugId }: Identifier) => {
    const known = namesByHash.get(hash)
    if (known) return known
    const component = `plm-${path.basename(filePath, '.css.ts')}`
    // `createStyle.ts` adds the name of each variant.
    if (debugId === 'variants') return component
    const base = [component, debugId].filter(Boolean).join('-')
    let name = base
    for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`
    taken.add(name)
    namesByHash.set(hash, name)
    return name
  }
}
