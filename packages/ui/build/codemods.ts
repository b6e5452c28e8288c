import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { dist, write } from './files.ts'

const folder = path.join(import.meta.dirname, '../../../tools/codemod')

/** Writes a transform of jscodeshift for each table of renames: `codemods/plain-names.js`. */
export function writeCodemods() {
  const transform = stripTypeScriptTypes(readFileSync(path.join(folder, 'transform.ts'), 'utf8'))
  mkdirSync(path.join(dist, 'codemods'), { recursive: true })
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const table = readFileSync(path.join(folder, file), 'utf8').trim()
    const name = path.basename(file, '.json')
    write(
      `codemods/${name}.js`,
      `${transform}\nexport const parser = 'tsx';\nexport default createTransform(${table});\n`,
    )
  }
}
