import { cpSync } from 'node:fs'
import path from 'node:path'
import { values } from '../src/theme/values.ts'
import { dist, filesOf, read, write } from './files.ts'

// Said first in every file, so that the order of the layers never hangs on which file a page loads first.
const order = '@layer plomada.reset, plomada.tokens, plomada.base, plomada.components;\n'

const className = /(?<![\w-])plm-[\w-]+/g

/** Gives rules that only have a number the name under which their component uses them: `plm-Button-2` is its `block`. */
function nameClasses() {
  const files = filesOf('.css.js')
  const taken = new Set(files.flatMap((file) => read(file).match(className) ?? []))
  const names = new Map<string, string>()
  for (const file of files) {
    const component = path.basename(file, '.css.js')
    for (const [, name = '', value = ''] of read(file).matchAll(/^var (\w+) = "([^"]+)";$/gm)) {
      const own = value.split(' ').at(-1) ?? ''
      const better = `plm-${component}-${name}`
      if (!/-\d+$/.test(own) || !own.startsWith(`plm-${component}-`) || taken.has(better)) continue
      taken.add(better)
      names.set(own, better)
    }
  }
  for (const file of [...files, ...filesOf('.css')]) {
    write(
      file,
      read(file).replace(className, (name) => names.get(name) ?? name),
    )
  }
}

const tidy = (css: string) => `${css.replace(/^@layer [\w.]+;\n/gm, '').replace(/\s*\n\s*/g, '')}\n`

/** Every style in the order in which the modules of the index ask for it. */
function inOrder(): string[] {
  const styles: string[] = []
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const [, from = ''] of read(file).matchAll(
      /^(?:import|export) (?:\{[^}]*\} from )?"(\.[^"]*)";$/gm,
    )) {
      const target = path.posix.join(path.posix.dirname(file), from)
      if (target.endsWith('.css')) styles.push(target)
      else visit(target)
    }
    for (const [, from = ''] of read(file).matchAll(/import\("(\.[^"]*)"\)/g)) {
      visit(path.posix.join(path.posix.dirname(file), from))
    }
  }
  for (const entry of ['theme/index.js', 'index.js', 'form/index.js']) visit(entry)
  return [...new Set(styles)]
}

/** Makes the styles ready for any page: stable names, layers in order, and whole sheets for who wants one link. */
export function finishStyles() {
  cpSync(path.join(dist, '../src/theme/fonts'), path.join(dist, 'theme/fonts'), { recursive: true })
  nameClasses()
  const empty = 'theme/layers.css'
  for (const file of filesOf('.css')) write(file, order + tidy(read(file)))
  // Its only line is the one that every file now begins with.
  for (const file of filesOf('.css.js')) {
    write(file, read(file).replace(/^import "[./]*(?:theme\/)?layers\.css";\n/m, ''))
  }
  const all = inOrder().filter((file) => file !== empty)
  const sheet = (files: string[]) =>
    order +
    files
      .map((file) =>
        read(file)
          .replace(order, '')
          .replaceAll('url(./', `url(./${path.posix.dirname(file)}/`),
      )
      .join('')
  write('styles.css', sheet(all))
  // Components carry the values of the tokens they draw with; this sheet is for a consumer's own rules.
  const tokens = [...values].map(([name, value]) => `${name}:${value};`).join('')
  write(
    'tokens.css',
    `${order}@layer plomada.tokens{:root{${tokens}}}\n${sheet(['theme/themes.css', 'theme/gutter.css', 'theme/density.css']).replace(order, '')}`,
  )
  write('reset.css', sheet(['theme/fonts.css', 'theme/reset.css']))
}
