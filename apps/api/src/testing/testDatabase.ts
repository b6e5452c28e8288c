import { inject } from 'vitest'
import type { Database } from '../database/database.ts'
import { openEngine, type TestEngine } from './testEngine.ts'

/** Open databases without a test, kept because opening one takes a second of CPU time. */
const idle: TestEngine[] = []

/** Opens a migrated, empty database. Closing it empties it for the next test in this process. */
export async function openTestDatabase(): Promise<Database> {
  const engine = idle.pop() ?? (await openEngine(inject('template')))
  const database = await engine.connect()
  let isClosing = false
  async function close(): Promise<void> {
    if (isClosing) return
    isClosing = true
    await database.close()
    if (await engine.reset()) idle.push(engine)
    else await engine.remove()
  }
  return { ...database, close }
}
