/** What a visitor wanted to do when the sign-in came in between. */
export interface PendingErrand {
  kind: 'apply' | 'contact'
  /** The offer or the professional. */
  id: number
}

const KEY = 'plomada-errand'

/** Remembers an errand for this tab, until it is taken up. */
export function keepErrand(errand: PendingErrand): void {
  sessionStorage.setItem(KEY, JSON.stringify(errand))
}

/** Takes up the errand of a kind, if one is waiting; it is given out once. */
export function takeErrand(kind: PendingErrand['kind']): number | null {
  const text = sessionStorage.getItem(KEY)
  if (!text) return null
  const errand = JSON.parse(text) as PendingErrand
  if (errand.kind !== kind) return null
  sessionStorage.removeItem(KEY)
  return errand.id
}
