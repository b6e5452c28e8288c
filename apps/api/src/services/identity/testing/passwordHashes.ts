import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { vi } from 'vitest'

/** Returns the cost of every password hash that this process computes during some work. */
export async function passwordHashesDuring(work: () => Promise<unknown>): Promise<unknown[]> {
  const scrypt = vi.spyOn(crypto, 'scrypt')
  // Modules that imported the function by name see the change only after this.
  syncBuiltinESMExports()
  try {
    await work()
    return scrypt.mock.calls.map(([_password, _salt, _length, options]) => options)
  } finally {
    scrypt.mockRestore()
    syncBuiltinESMExports()
  }
}
