/** What tsdown leaves to do: doors for components, finished styles, design tokens. */
import { withoutDirective, writeEntries } from './entries.ts'
import { untieNamespaces } from './namespaces.ts'
import { finishStyles } from './styles.ts'
import { writeTokens } from './tokens.ts'

untieNamespaces()
finishStyles()
writeEntries()
writeTokens()
const lost = withoutDirective()
if (lost.length > 0) {
  console.error(`These keep state or make event handlers, and do not say 'use client':\n${lost.join('\n')}`)
  process.exitCode = 1
}
