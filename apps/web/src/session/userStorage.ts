import { roles, USER_STORAGE_KEY, type StoredUser } from '@plomada/domain'

/** What is kept of a person; what a page knows beyond, such as their reviews, is not. By hand: schemas come later. */
const kept = {
  id: true,
  nickname: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  place: true,
  description: true,
  photo: true,
  role: true,
  isActive: true,
  averageRating: true,
  reviewCount: true,
  trades: true,
  days: true,
  shift: true,
  token: true,
  pendingEmail: true,
  version: true,
} satisfies Record<keyof StoredUser, true>
const isKept = (name: string) => name in kept

const isStoredUser = (value: unknown): value is StoredUser => {
  const { id, token, role, ...rest } = (value ?? {}) as Partial<StoredUser>
  return (
    Number.isSafeInteger(id) &&
    typeof token === 'string' &&
    roles.some((one) => one === role) &&
    typeof rest.firstName === 'string' &&
    typeof rest.place === 'object' &&
    Array.isArray(rest.trades) &&
    Array.isArray(rest.days)
  )
}

/** The signed-in person that this browser remembers, or null. What cannot be read counts as nobody. */
export function readStoredUser(): StoredUser | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(USER_STORAGE_KEY) ?? 'null')
    return isStoredUser(stored) ? stored : null
  } catch {
    return null
  }
}

export function writeStoredUser(user: StoredUser | null): void {
  try {
    const entries = Object.entries(user ?? {}).filter(([name]) => isKept(name))
    if (user) localStorage.setItem(USER_STORAGE_KEY, JSON.stringify(Object.fromEntries(entries)))
    else localStorage.removeItem(USER_STORAGE_KEY)
  } catch {
    // A browser that forbids storage forgets the session at the next visit; nothing else depends on it.
  }
}

/** Milliseconds that a token is still good for; 0 when it is over or cannot be read. */
export function timeLeft(token: string, now = Date.now()): number {
  try {
    const payload = token.split('.')[1] ?? ''
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: number }
    return Math.max(0, (exp ?? 0) * 1000 - now)
  } catch {
    return 0
  }
}
