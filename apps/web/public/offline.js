/**
 * Makes the app open without a connection: keeps its files, whose names change with their content, and the document of
 * the landing page, which stands for every other one. Answers of the server are not its business (http/ownPaths.ts of
 * the server has the list); the app keeps the few that may be kept.
 */
const CACHE = 'plomada-1'
/** Files that are kept at most; the oldest go. */
const FILES = 200
const SHELL = '/'

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  const clean = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(clean())
})

const keep = async (request, response) => {
  if (!response.ok || response.type !== 'basic') return
  const cache = await caches.open(CACHE)
  await cache.put(request, response)
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== SHELL)
  for (const old of files.slice(0, Math.max(0, files.length - FILES))) await cache.delete(old)
}

const file = async (event) => {
  const kept = await caches.match(event.request)
  if (kept) return kept
  const response = await fetch(event.request)
  event.waitUntil(keep(event.request, response.clone()))
  return response
}

const page = async (event) => {
  try {
    const response = await fetch(event.request)
    // The landing page stands for every other one: the app finds its way from the address.
    if (new URL(event.request.url).pathname === SHELL && !event.request.url.includes('?'))
      event.waitUntil(keep(SHELL, response.clone()))
    return response
  } catch (error) {
    const shell = await caches.match(SHELL)
    if (shell) return shell
    throw error
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (/^\/(api|idp|v1|checkout|outbox|page|health|metrics|cuenta)(\/|$)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(event))
})
