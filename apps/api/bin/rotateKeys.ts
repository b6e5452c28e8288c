/** Rotates the keys of the embedded identity provider. The server may be running. */
import { rotateProviderKeys, rotationDelay } from '../src/rotateKeys.ts'
import { runCommand } from './runCommand.ts'

await runCommand(async () => {
  await rotateProviderKeys(process.env)
  return {
    text: `The new keys are used in ${rotationDelay} seconds. Tokens signed with the old ones stay valid until they expire.`,
  }
})
