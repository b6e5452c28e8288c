/** Gives the embedded identity provider new keys, beside a server or without one. */
import { rotateProviderKeys, rotationDelay } from '../src/rotateKeys.ts'

try {
  await rotateProviderKeys(process.env)
  console.log(
    `The new keys sign in ${rotationDelay} seconds. What the old ones signed stays good to its end.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
