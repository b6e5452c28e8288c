import { inject } from 'vitest'
import type { Database } from '../database/database.ts'
import { openEngine } from './testEngine.ts'
import type { TestEngine } from './testEngine.ts'

/** Databases that this worker process has open and that no test uses: opening one takes a second of processor time. */
const idle: TestEngine[] = []

/** Opens a migrated database without rows; closing it empties it for the next caller in this worker process. */
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
