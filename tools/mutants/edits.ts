import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Edit, Fault } from './types.ts'

/** All edits of a fault. */
const editsOf = ({ file, find, replace, more = [] }: Fault): readonly Edit[] => [
  { file, find, replace },
  ...more,
]

const occurrences = (text: string, part: string) => text.split(part).length - 1

/** Returns why a fault cannot be planted, one sentence for each edit that does not fit; empty when all of them do. */
export function misfits(root: string, fault: Fault): string[] {
  return editsOf(fault).flatMap(({ file, find, replace }) => {
    let text: string
    try {
      text = readFileSync(path.join(root, file), 'utf8')
    } catch {
      return [`${fault.name}: there is no ${file}`]
    }
    const count = occurrences(text, find)
    if (count !== 1) return [`${fault.name}: the text to find occurs ${count} times in ${file}, not once`]
    return find === replace ? [`${fault.name}: the edit of ${file} changes nothing`] : []
  })
}

/** Plants a fault and returns the function that takes it out again. */
export function plant(root: string, fault: Fault): () => void {
  const originals = new Map<string, string>()
  for (const { file, find, replace } of editsOf(fault)) {
    const full = path.join(root, file)
    const text = readFileSync(full, 'utf8')
    if (!originals.has(full)) originals.set(full, text)
    writeFileSync(
      full,
      text.replace(find, () => replace),
    )
  }
  return () => {
    for (const [full, text] of originals) writeFileSync(full, text)
  }
}
