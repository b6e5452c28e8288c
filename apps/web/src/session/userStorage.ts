import { roles, USER_STORAGE_KEY, type StoredUser } from '@plomada/domain'

/** The stored fields. Listed and checked without a schema, because the schema library is loaded later. */
const storedFields = {
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
  suspension: true,
  joinedOn: true,
  version: true,
} satisfies Record<keyof StoredUser, true>

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

/** Reads the signed-in user from storage. Returns null when there is none or it is not valid. */
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
    const entries = Object.entries(user ?? {}).filter(([name]) => name in storedFields)
    if (user) localStorage.setItem(USER_STORAGE_KEY, JSON.stringify(Object.fromEntries(entries)))
    else localStorage.removeItem(USER_STORAGE_KEY)
  } catch {
    // Without storage the session lasts as long as the page.
  }
}

/** Returns the milliseconds until a token expires; 0 when it has expired or cannot be read. */
export function msUntilExpiry(token: string, now = Date.now()): number {
  try {
    const payload = token.split('.')[1] ?? ''
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: number }
    return Math.max(0, (exp ?? 0) * 1000 - now)
  } catch {
    return 0
  }
}
