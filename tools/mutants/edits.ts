import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Edit, Fault } from './types.ts'

const listEdits = ({ file, find, replace, more = [] }: Fault): readonly Edit[] => [
  { file, find, replace },
  ...more,
]

/** Returns the journeys that a fault names and that do not exist: Playwright fails when it finds no test. */
const missingJourneys = (root: string, { name, expect, also = [] }: Fault) =>
  [expect, ...also].flatMap(({ stage, filter, title }) => {
    if (stage !== 'journeys' || filter === undefined || title === undefined) return []
    const exists = readFileSync(path.join(root, 'apps/web/e2e', filter), 'utf8').includes(title)
    return exists ? [] : [`${name}: ${filter} has no journey called «${title}»`]
  })

/** Returns the reasons why a fault cannot be applied or found; empty when it can. */
export function findMismatches(root: string, fault: Fault): string[] {
  const edits = listEdits(fault).flatMap(({ file, find, replace }) => {
    let text: string
    try {
      text = readFileSync(path.join(root, file), 'utf8')
    } catch {
      return [`${fault.name}: there is no ${file}`]
    }
    const count = text.split(find).length - 1
    if (count !== 1) return [`${fault.name}: the text to find occurs ${count} times in ${file}, not once`]
    return find === replace ? [`${fault.name}: the edit of ${file} changes nothing`] : []
  })
  return [...edits, ...missingJourneys(root, fault)]
}

/** Applies a fault and returns the function that reverts it. */
export function applyFault(root: string, fault: Fault): () => void {
  const originals = new Map<string, string>()
  for (const { file, find, replace } of listEdits(fault)) {
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
