import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Edit, Fault } from './types.ts'

/** All edits of a fault. */
const editsOf = ({ file, find, replace, more = [] }: Fault): readonly Edit[] => [
  { file, find, replace },
  ...more,
]

const occurrences = (text: string, part: string) => text.split(part).length - 1

/** Returns the journeys that a fault names and that are not there: Playwright would run none and fail. */
const missingJourneys = (root: string, { name, expect, also = [] }: Fault) =>
  [expect, ...also].flatMap(({ stage, filter, title }) => {
    if (stage !== 'journeys' || filter === undefined || title === undefined) return []
    const isThere = readFileSync(path.join(root, 'apps/web/e2e', filter), 'utf8').includes(title)
    return isThere ? [] : [`${name}: ${filter} has no journey called «${title}»`]
  })

/** Returns why a fault cannot be planted or found, a sentence for each reason; empty when it can. */
export function misfits(root: string, fault: Fault): string[] {
  const edits = editsOf(fault).flatMap(({ file, find, replace }) => {
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
  return [...edits, ...missingJourneys(root, fault)]
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
