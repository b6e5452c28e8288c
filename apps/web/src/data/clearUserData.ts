/** The storage key of the index of cached responses, and the prefix of the key of each response. */
export const OFFLINE_CACHE_KEY = 'plomada-visit'
/** The prefix of the storage key of the unsent terms of each application. */
export const APPLICATION_DRAFT_KEY = 'plomada-borrador-postulacion'
/** Name of the cache with the photos of unsent messages. Copied in public/offline.js. */
export const OUTGOING_PHOTOS = 'plomada-fotos-sin-enviar'

/** Removes what this device stores for a user until the sign-out. */
export function clearUserData(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(OFFLINE_CACHE_KEY) || key.startsWith(APPLICATION_DRAFT_KEY))
        localStorage.removeItem(key)
  } catch {
    // Without storage nothing was stored.
  }
  globalThis.caches?.delete(OUTGOING_PHOTOS).catch(() => {})
}
