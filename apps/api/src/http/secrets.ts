import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares secrets in constant time. */
export const isSameSecret = (secret: string, expected: string): boolean =>
  timingSafeEqual(digest(secret), digest(expected))
