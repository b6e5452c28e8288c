/**
 * Measures the entry point of each component of the packed library: min + gzip with its initial styles, without React and
 * without the parts that load lazily. Writes `.storybook/docs/weights.json`, which the pages of Storybook show.
 */
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import type { ComponentWeight } from '../../.storybook/docs/weights.ts'
import { listComponents } from '../componentDocs/readComponents.ts'
import { getContentFolder, pack } from '../pack/pack.ts'
import { collectInitialFiles, getSize, listOutputFiles } from './buildOutput.ts'

const root = path.join(import.meta.dirname, '../..')

async function measure(file: string): Promise<ComponentWeight> {
  const result = await build({
    root: path.dirname(file),
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: file,
        external: [/^react(-dom)?($|\/)/],
        // As in an app that uses all exports of the entry point.
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const files = listOutputFiles(result)
  const initial = collectInitialFiles(files)
  const sum = (ending: string) =>
    files
      .filter(({ fileName }) => initial.has(fileName) && fileName.endsWith(ending))
      .reduce((bytes, one) => bytes + getSize(one), 0)
  return { js: sum('.js'), css: sum('.css') }
}

pack()
const folder = path.join(getContentFolder('ui'), 'dist/entry')
// A provider without a page of its own has no size there.
const components = listComponents()
const weights: Record<string, ComponentWeight> = {}
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.js') && components.has(path.basename(name, '.js')))
  .toSorted()) {
  weights[path.basename(file, '.js')] = await measure(path.join(folder, file))
}
writeFileSync(path.join(root, '.storybook/docs/weights.json'), `${JSON.stringify(weights, null, 2)}\n`)
console.log(`Measured ${Object.keys(weights).length} components.`)
