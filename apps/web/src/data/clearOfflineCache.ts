/** The storage key of the index of cached responses, and the prefix of the key of each response. */
export const OFFLINE_CACHE_KEY = 'plomada-visit'

export function clearOfflineCache(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(OFFLINE_CACHE_KEY)) localStorage.removeItem(key)
  } catch {
    // Without storage nothing was cached.
  }
}
