/**
 * Service worker that opens the app offline. Caches the assets, whose names contain a content hash, and the document of
 * the home page, which it serves for every page. `http/serverPaths.ts` of the API lists the paths that it leaves to the
 * server. The app itself caches API responses. It also shows push messages.
 */
const CACHE = 'plomada-1'
const MAX_FILES = 200
/** The tags of the push messages that were shown. */
const SHOWN = 'plomada-push'
const MAX_SHOWN = 50
/** The photos of unsent messages, which the app stores. */
const OUTGOING_PHOTOS = 'plomada-fotos-sin-enviar'
const SHELL = '/'

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    for (const name of await caches.keys())
      if (![CACHE, SHOWN, OUTGOING_PHOTOS].includes(name)) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(deleteOldCaches())
})

const store = async (request, response) => {
  if (!response.ok || response.type !== 'basic') return
  const cache = await caches.open(CACHE)
  await cache.put(request, response)
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== SHELL)
  for (const old of files.slice(0, Math.max(0, files.length - MAX_FILES))) await cache.delete(old)
}

const respondWithAsset = async (event) => {
  const cached = await caches.match(event.request)
  if (cached) return cached
  const response = await fetch(event.request)
  event.waitUntil(store(event.request, response.clone()))
  return response
}

const respondWithPage = async (event) => {
  try {
    const response = await fetch(event.request)
    if (new URL(event.request.url).pathname === SHELL && !event.request.url.includes('?'))
      event.waitUntil(store(SHELL, response.clone()))
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
  if (/^\/(api|idp|v1|checkout|sandbox|outbox|page|health|metrics|cuenta)(\/|$)/.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(respondWithPage(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(respondWithAsset(event))
})

// The server repeats a message when it was killed before it could store that the message was sent.
const isShown = async (tag) => {
  const cache = await caches.open(SHOWN)
  const key = `/push/${tag}`
  if (await cache.match(key)) return true
  await cache.put(key, new Response())
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - MAX_SHOWN))) await cache.delete(old)
  return false
}

const show = async ({ title = 'Plomada', body, url = '/notifications', tag = url, group }) => {
  if (await isShown(tag)) return
  // A message of a group, such as a conversation, replaces the one before and still alerts.
  const options = {
    body,
    tag: group ?? tag,
    renotify: group !== undefined,
    icon: '/icon-192.png',
    lang: 'es-AR',
    data: { url },
  }
  await self.registration.showNotification(title, options)
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() ?? {})))

// The browser ends a subscription by itself, for example when it is old. Pages compare theirs at each start.
const renewSubscription = async ({ oldSubscription, newSubscription }) => {
  if (!oldSubscription) return
  const renewed = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options))
  const { endpoint, keys } = renewed.toJSON()
  await fetch('/api/user/notifications/devices/renew', {
    method: 'POST',
    // With cookies the server requires its CSRF token, which a service worker cannot read.
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ previous: oldSubscription.endpoint, device: { endpoint, keys } }),
  })
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)))

const openPage = async (url) => {
  const { href } = new URL(url, location.origin)
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // A browser may refuse to focus a page, or to move one that this worker does not control.
  await page?.focus().catch(() => {})
  const moved = await page?.navigate(href).catch(() => null)
  return moved ?? self.clients.openWindow(href)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data.url))
})
