/** Runs after tsdown and completes its output: an entry point for each component, style sheets, design tokens. */
import { listModulesWithoutDirective, writeEntries } from './entries.ts'
import { listFiles, read, writeWithoutMap } from './files.ts'
import { splitNamespaces } from './namespaces.ts'
import { finishStyles, listMissingStyles } from './styles.ts'
import { writeTokens } from './tokens.ts'

// Declarations have no source maps, but name them.
for (const file of listFiles('.d.ts')) writeWithoutMap(file, read(file))
splitNamespaces()
finishStyles()
writeEntries()
writeTokens()
const styles = listMissingStyles()
if (styles.length > 0) {
  console.error(`These modules would not load their styles:\n${styles.join('\n')}`)
  process.exitCode = 1
}
const modules = listModulesWithoutDirective()
if (modules.length > 0) {
  console.error(
    `These modules need 'use client', because they have state or event handlers:\n${modules.join('\n')}`,
  )
  process.exitCode = 1
}
