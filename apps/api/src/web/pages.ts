import { aliases } from '@plomada/domain'
import { parseSearchParams } from '@plomada/domain/contract'
import { documents } from '../nouns.ts'
import type { PageDocument, Place, PublicPage } from './pageDocument.ts'

/** The module of the page for paths without a page. */
export const notFoundModule = 'src/frame/NotFoundPage.tsx'

const isPublic = (page: PageDocument): page is PublicPage => page.describe !== undefined
/** All pages for visitors. */
export const publicPages = documents.filter(isPublic)
/** All pages for signed-in users. */
export const privatePages = documents.filter((page) => !isPublic(page))

/** Returns the pattern of a path, with its parameters as groups. The router of the web app ignores case. */
const toPattern = (path: string, idPattern: string) =>
  new RegExp(
    `^${
      path
        .replace(/\/$/, '')
        .replaceAll(/:(\w+)/g, (_, name) => `(?<${name}>${name === 'id' ? idPattern : '[^/]+'})`) || '/'
    }$`,
    'i',
  )
const publicPatterns = publicPages.map((page) => ({ page, pattern: toPattern(page.path, '\\d{1,9}') }))
const privatePatterns = privatePages.map(({ path, modules }) => ({
  modules,
  pattern: toPattern(path, '[^/]+'),
}))

// Concatenated, as resolving `//x` would change the host.
const parseUrl = (url: string) => new URL(`http://page${url}`)
const readPath = (url: string) =>
  parseUrl(url)
    .pathname.replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')

/** Returns the modules of the page for signed-in users at a URL, or undefined if there is none. */
export const findPrivateModules = (url: string): readonly string[] | undefined => {
  const path = readPath(url)
  return privatePatterns.find(({ pattern }) => pattern.test(path))?.modules
}

/** Finds the public page at a URL. */
export function matchPage(url: string): { page: PublicPage; place: Place } | null {
  const path = readPath(url)
  for (const { page, pattern } of publicPatterns) {
    const found = pattern.exec(path)
    if (!found) continue
    const { id = '0', ...params } = found.groups ?? {}
    const query = parseSearchParams(parseUrl(url).searchParams)
    return { page, place: { id: Number(id), params, query } }
  }
  return null
}

/** Returns the URL under which users and search engines should know a page, if it differs. */
export function findCanonicalUrl(url: string): string | undefined {
  const { pathname, search } = parseUrl(url)
  const target = aliases.get(pathname)
  if (target !== undefined) return target + search
  const found = matchPage(url)
  if (!found) return undefined
  const { id, params } = found.place
  // Slugs stay encoded as they are: another encoding would be redirected again.
  const path = found.page.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    name === 'id' ? String(id) : (params[name] ?? '').toLowerCase(),
  )
  return pathname === path ? undefined : path + search
}
