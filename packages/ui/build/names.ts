import path from 'node:path'

interface Identifier {
  hash: string
  filePath: string
  debugId?: string | undefined
}

/**
 * Names classes after their component and rule: `plm-Button-primary`. A file is evaluated again for each file that
 * imports it, so a name belongs to the hash of its rule; a second rule of the same name gets a number.
 */
export const classNamer = () => {
  const nameOf = new Map<string, string>()
  const taken = new Set<string>()
  return ({ hash, filePath, debugId }: Identifier) => {
    const known = nameOf.get(hash)
    if (known) return known
    const plain = ['plm', path.basename(filePath, '.css.ts'), debugId].filter(Boolean).join('-')
    let name = plain
    for (let number = 2; taken.has(name); number += 1) name = `${plain}-${number}`
    taken.add(name)
    nameOf.set(hash, name)
    return name
  }
}
