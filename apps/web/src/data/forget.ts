/** Under what the last visit is kept: a list of its answers, and each answer under this and its call. */
export const LAST_VISIT_KEY = 'plomada-visit'

/** Forgets the last visit: whoever comes next sees nothing of it. */
export function forgetLastVisit(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(LAST_VISIT_KEY)) localStorage.removeItem(key)
  } catch {
    // What may not be kept is not there.
  }
}
