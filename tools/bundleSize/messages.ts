/** Checks that `PlomadaProvider` brings the messages that the pages of the product use, and no others. */
import { readFileSync } from 'node:fs'
import { esARAlert } from '../../packages/ui/src/messages/esAR.alert.ts'
import { esARApplication } from '../../packages/ui/src/messages/esAR.application.ts'
import { esARAssignment } from '../../packages/ui/src/messages/esAR.assignment.ts'
import { esARConversation } from '../../packages/ui/src/messages/esAR.conversation.ts'
import { esARCore } from '../../packages/ui/src/messages/esAR.core.ts'
import { esAR } from '../../packages/ui/src/messages/esAR.ts'

/** Matches a key with a group, such as 'pager.next', and a group with a computed rest, such as `carousel.${part}`. */
const usedKey = /'(\w+\.\w+)'|`(\w+\.)\$\{/g

/** Returns the missing and the superfluous messages for the modules of a build, given by their ids. */
export function findMessageProblems(modules: readonly string[]): string[] {
  const used = new Set<string>()
  for (const id of modules) {
    const [file = ''] = id.split('?')
    if (!/\/packages\/ui\/src\/(?!messages\/)[^?]*\.tsx?$/.test(file)) continue
    for (const [, key, group] of readFileSync(file, 'utf8').matchAll(usedKey)) {
      for (const known of Object.keys(esAR))
        if (known === key || (group && known.startsWith(group))) used.add(known)
    }
  }
  // Jobs, conversations and the forms of applications and alerts bring those of their components.
  const tables = [esARCore, esARAlert, esARAssignment, esARConversation, esARApplication]
  const isCore = (key: string) => tables.some((table) => Object.hasOwn(table, key))
  const missing = [...used].filter((key) => !isCore(key))
  // A key without a group may also be another word of the code.
  const superfluous = Object.keys(esARCore).filter((key) => key.includes('.') && !used.has(key))
  return [
    ...missing.map((key) => `A page uses the message ${key}, which esAR.core.ts lacks.`),
    ...superfluous.map((key) => `No page uses the message ${key} of esAR.core.ts: it belongs in esAR.ts.`),
  ]
}
