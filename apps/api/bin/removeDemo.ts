/** Deletes the demo accounts and suspends the demo users. The server may be running. */
import { removeDemoFrom } from '../src/demo/removeDemo.ts'

try {
  const { accounts, people } = await removeDemoFrom(process.env)
  console.log(`${accounts} demo accounts deleted, ${people} demo users suspended.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
