/**
 * Runs after tsdown and completes its output: an entry point for each component, style sheets, design tokens, the
 * documentation of the components, codemods.
 */
import { writeComponentDocs } from '../../../tools/componentDocs/componentDocs.ts'
import { writeCodemods } from './codemods.ts'
import { listModulesWithoutDirective, writeEntries } from './entries.ts'
import { dist } from './files.ts'
import { splitNamespaces } from './namespaces.ts'
import { finishStyles } from './styles.ts'
import { writeTokens } from './tokens.ts'

splitNamespaces()
finishStyles()
writeEntries()
writeTokens()
writeComponentDocs(dist)
writeCodemods()
const modules = listModulesWithoutDirective()
if (modules.length > 0) {
  console.error(
    `These modules need 'use client', because they have state or event handlers:\n${modules.join('\n')}`,
  )
  process.exitCode = 1
}
