import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** HTML link elements that preload the code and styles of a page, by the page's module. */
export type PageFiles = Readonly<Record<string, string>>

/** One entry of Vite's manifest. */
interface ManifestEntry {
  file: string
  imports?: string[]
  css?: string[]
}

/** Reads the files of each page from the build's manifest, so that they load in parallel. */
export function readPageFiles(root: string, document: string): PageFiles {
  const path = join(root, '.vite/manifest.json')
  if (!existsSync(path)) return {}
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, ManifestEntry>
  const pages = Object.keys(manifest).filter((name) => name.startsWith('src/'))
  return Object.fromEntries(
    pages.map((name) => {
      // The document already links the files of all pages.
      const files = [...collectFiles(manifest, name)].filter((file) => !document.includes(`/${file}"`))
      return [name, files.map(createLink).join('')]
    }),
  )
}

function collectFiles(manifest: Readonly<Record<string, ManifestEntry>>, start: string): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    chunk.imports?.forEach(visit)
  }
  visit(start)
  return files
}

// The same markup as Vite's loader, which then does not request the files again.
const createLink = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
