import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** HTML elements, one for each file of a page. */
interface FileElements {
  /** Preload the code, after what the page shows. */
  code: readonly string[]
  /** Link the styles, after those of the document, which declare the order of the cascade layers. */
  styles: readonly string[]
}

/** The elements of each page, by the page's module. */
export type PageFiles = Readonly<Record<string, FileElements>>

/** One entry of Vite's manifest. */
interface ManifestEntry {
  file: string
  imports?: string[]
  css?: string[]
}

/**
 * Joins the elements of modules, each once: with a style sheet that is linked twice, Chromium lays out the whole page again
 * for every sheet that loads later.
 */
export const joinElements = (
  files: PageFiles,
  modules: readonly string[],
  kind: keyof FileElements,
): string => [...new Set(modules.flatMap((module) => files[module]?.[kind] ?? []))].join('')

/**
 * Reads the files of each page from the build's manifest. The document links them, so that they are requested
 * together.
 */
export function readPageFiles(root: string, document: string): PageFiles {
  const path = join(root, '.vite/manifest.json')
  if (!existsSync(path)) return {}
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, ManifestEntry>
  const pages = Object.keys(manifest).filter((name) => name.startsWith('src/'))
  return Object.fromEntries(
    pages.map((name) => {
      // The document already links the files of all pages.
      const files = [...collectFiles(manifest, name)].filter((file) => !document.includes(`/${file}"`))
      return [name, createElements(files)]
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

function createElements(files: readonly string[]): FileElements {
  const isStyle = (file: string) => file.endsWith('.css')
  const code = files
    .filter((file) => !isStyle(file))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
  const styles = files.filter(isStyle).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  return { code, styles }
}
