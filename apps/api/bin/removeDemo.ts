/** Removes the accounts and the people of the demonstration, beside a server or without one. */
import { removeDemoFrom } from '../src/demo/removeDemo.ts'

try {
  const { accounts, people } = await removeDemoFrom(process.env)
  console.log(`${accounts} demo accounts deleted, ${people} people of the demonstration suspended.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
