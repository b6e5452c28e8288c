/** Rotates the keys of the embedded identity provider. The server may be running. */
import { rotateProviderKeys, rotationDelay } from '../src/rotateKeys.ts'

try {
  await rotateProviderKeys(process.env)
  console.log(
    `The new keys are used in ${rotationDelay} seconds. Tokens signed with the old ones stay valid until they expire.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
