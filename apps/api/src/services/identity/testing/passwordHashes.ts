import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { vi } from 'vitest'

/** Returns the cost of every password hash that this process computes while `work` runs. */
export async function recordPasswordHashes(work: () => Promise<unknown>): Promise<unknown[]> {
  const scrypt = vi.spyOn(crypto, 'scrypt')
  // Updates the bindings of modules that imported the function by name.
  syncBuiltinESMExports()
  try {
    await work()
    return scrypt.mock.calls.map(([_password, _salt, _length, options]) => options)
  } finally {
    scrypt.mockRestore()
    syncBuiltinESMExports()
  }
}
