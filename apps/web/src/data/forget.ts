/** Under what the lists of the last visit are kept. */
export const LAST_VISIT_KEY = 'plomada-last-visit'

/** Forgets the last visit: whoever comes next sees nothing of it. */
export function forgetLastVisit(): void {
  try {
    localStorage.removeItem(LAST_VISIT_KEY)
  } catch {
    // What may not be kept is not there.
  }
}
