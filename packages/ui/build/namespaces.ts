import { rmSync } from 'node:fs'
import path from 'node:path'
import { dist, filesOf, read, write } from './files.ts'

/** Leaves names out of the list that a module exports. */
const without = (code: string, drop: RegExp) =>
  code.replace(/^export \{ ([^}]*) \};?$/m, (_all, list: string) => {
    const names = list.split(', ').filter((name) => !drop.test(name))
    return `export { ${names.join(', ')} };`
  })

/**
 * `export * as icons` comes out of the bundler as one object with every icon in it, of which a consumer's bundler
 * can drop nothing. Written as the namespace that it is, a page carries the icons it names.
 */
export function untieNamespaces() {
  for (const ending of ['.js', '.d.ts']) {
    const tied = ending === '.js' ? /^(\w+)_exports\b/ : /^(\w+)_d_exports\b/
    for (const file of filesOf(ending)) {
      const code = read(file)
      if (!/_exports\b/.test(code)) continue
      const namespaces = [...code.matchAll(/^import \{ (?:[^}]*, )?(\w+_exports) \} from "([^"]+)";$/gm)]
      const bare = code
        .replace(/^import \{ __exportAll \} from "[^"]+";\n/m, '')
        .replace(/^var \w+_exports = [^;]*;\n/m, '')
        .replace(/^declare namespace \w+_exports \{[\s\S]*?\n\}\n/m, '')
        .replace(/^import \{ \w+_exports \} from "[^"]+";\n/gm, '')
        .replace(/^(import \{ .*), \w+_exports( \} from "[^"]+";)$/gm, '$1$2')
      const rest = without(bare, tied)
      const lines = namespaces.map(([, own = '', from = '']) => {
        // One that the module itself uses as a whole is imported; the others are only shown.
        if (new RegExp(`\\b${own}\\b`).test(rest)) return `import * as ${own} from "${from}";\n`
        const name = new RegExp(`\\b${own} as (\\w+)`).exec(code)?.[1] ?? own.replace(/(_d)?_exports$/, '')
        return `export * as ${name} from "${from}";\n`
      })
      write(file, `${rest}\n${lines.join('')}`)
    }
  }
  if (!filesOf('.js').some((file) => read(file).includes('__exportAll } from'))) {
    rmSync(path.join(dist, '_virtual'), { recursive: true, force: true })
  }
}
