import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the browser fetches for a page beside what every page needs, by the page's module: links for the head. */
export type PageFiles = Readonly<Record<string, string>>

/** One file of the build, as Vite's manifest tells it. */
interface Built {
  file: string
  imports?: string[]
  css?: string[]
}

/** Reads from the build what each page's code consists of, so that nobody waits for it one file after the other. */
export function filesOfPages(root: string, document: string): PageFiles {
  const path = join(root, '.vite/manifest.json')
  if (!existsSync(path)) return {}
  const built = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Built>
  const pages = Object.keys(built).filter((name) => /^src\/.*Page\.tsx$/.test(name))
  return Object.fromEntries(
    pages.map((name) => {
      // What every page needs stands in the document already.
      const files = [...filesFrom(built, name)].filter((file) => !document.includes(`/${file}"`))
      return [name, files.map(linkTo).join('')]
    }),
  )
}

function filesFrom(built: Readonly<Record<string, Built>>, start: string): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = built[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    chunk.imports?.forEach(visit)
  }
  visit(start)
  return files
}

// Spelt as the build's own loader spells them, which then sees that they are on their way.
const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
