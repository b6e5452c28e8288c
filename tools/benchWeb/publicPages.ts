import { setTimeout } from 'node:timers/promises'

const kinds: Record<string, RegExp> = {
  '/': /^\/$/,
  '/service': /^\/service$/,
  '/service/detail/:id': /^\/service\/detail\/\d+$/,
  '/professional': /^\/professional$/,
  '/professional/detail/:id': /^\/professional\/detail\/\d+$/,
  '/oficios': /^\/oficios$/,
  '/oficios/:trade': /^\/oficios\/[^/]+$/,
  '/oficios/:trade/:city': /^\/oficios\/[^/]+\/[^/]+$/,
  '/contact': /^\/contact$/,
  '/terminos': /^\/terminos$/,
  '/privacidad': /^\/privacidad$/,
  '/arrepentimiento': /^\/arrepentimiento$/,
  '/baja': /^\/baja$/,
}

/** Waits for a server that is still too busy after its start. */
async function read(url: string, attempts = 10): Promise<string> {
  const response = await fetch(url)
  if (response.ok) return response.text()
  if (attempts === 1) throw new Error(`${response.status} for ${url}`)
  await setTimeout(1000)
  return read(url, attempts - 1)
}

async function readLocations(url: string): Promise<string[]> {
  const text = await read(url)
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location)
}

/** Returns the URL of one public page of each kind, by the pattern of its path. They are found in the sitemaps. */
export async function findPublicPages(origin: string): Promise<Record<string, string>> {
  const sitemaps = await readLocations(`${origin}/sitemap.xml`)
  const locations = (await Promise.all(sitemaps.map(readLocations))).flat()
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, pattern]) => {
      const url = locations.find((location) => pattern.test(new URL(location).pathname))
      if (url === undefined) throw new Error(`The sitemaps of ${origin} have no page ${kind}.`)
      return [kind, url]
    }),
  )
}
