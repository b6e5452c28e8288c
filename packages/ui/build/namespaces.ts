import { rmSync } from 'node:fs'
import path from 'node:path'
import { dist, listFiles, read, writeWithoutMap } from './files.ts'

/** Removes names from the export list of a module. */
const removeExports = (code: string, pattern: RegExp) =>
  code.replace(/^export \{ ([^}]*) \};?$/m, (_all, list: string) => {
    const names = list.split(', ').filter((name) => !pattern.test(name))
    return `export { ${names.join(', ')} };`
  })

/**
 * Turns the objects into which the bundler compiles `export * as icons` back into namespace exports. From an object with
 * all icons, the bundler of an app cannot drop the unused ones.
 */
export function splitNamespaces() {
  for (const ending of ['.js', '.d.ts']) {
    const objectName = ending === '.js' ? /^(\w+)_exports\b/ : /^(\w+)_d_exports\b/
    for (const file of listFiles(ending)) {
      const code = read(file)
      if (!/_exports\b/.test(code)) continue
      const namespaces = [...code.matchAll(/^import \{ (?:[^}]*, )?(\w+_exports) \} from "([^"]+)";$/gm)]
      const bare = code
        .replace(/^import \{ __exportAll \} from "[^"]+";\n/m, '')
        .replace(/^var \w+_exports = [\s\S]*?\}\);\n/m, '')
        .replace(/^declare namespace \w+_exports \{[\s\S]*?\n\}\n/m, '')
        .replace(/^import \{ \w+_exports \} from "[^"]+";\n/gm, '')
        .replace(/^(import \{ .*), \w+_exports( \} from "[^"]+";)$/gm, '$1$2')
      const rest = removeExports(bare, objectName)
      const lines = namespaces.map(([, own = '', from = '']) => {
        // Imported if the module itself uses the whole namespace, otherwise only exported.
        if (new RegExp(`\\b${own}\\b`).test(rest)) return `import * as ${own} from "${from}";\n`
        const name = new RegExp(`\\b${own} as (\\w+)`).exec(code)?.[1] ?? own.replace(/(_d)?_exports$/, '')
        return `export * as ${name} from "${from}";\n`
      })
      writeWithoutMap(file, `${rest}\n${lines.join('')}`)
    }
  }
  if (!listFiles('.js').some((file) => read(file).includes('__exportAll } from'))) {
    rmSync(path.join(dist, '_virtual'), { recursive: true, force: true })
  }
}
