import * as z from 'zod/mini'
import { USER_STORAGE_KEY, userSchema, type StoredUser } from '@plomada/domain'

const stored = z.object({ ...userSchema.shape, token: z.string() })

/** The signed-in person that this browser remembers, or null. What cannot be read counts as nobody. */
export function readStoredUser(): StoredUser | null {
  try {
    const result = z.safeParse(stored, JSON.parse(localStorage.getItem(USER_STORAGE_KEY) ?? 'null'))
    return result.success ? result.data : null
  } catch {
    return null
  }
}

export function writeStoredUser(user: StoredUser | null): void {
  try {
    // What a page knows beyond the person, such as their reviews, is not kept.
    if (user) localStorage.setItem(USER_STORAGE_KEY, JSON.stringify(z.parse(stored, user)))
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
