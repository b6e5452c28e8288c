import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'

/** Caches the compiled code of modules that are imported after this call, to speed up the next start. */
export const enableModuleCache = () =>
  enableCompileCache(path.join(import.meta.dirname, '../../../node_modules/.cache/plomada'))

/** Writes the cache to disk. Node otherwise does so only on a regular exit. */
export const flushModuleCache = flushCompileCache
