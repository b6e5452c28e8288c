import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultValues } from '../src/theme/values.ts'
import { dist, listFiles, read, write, writeWithoutMap } from './files.ts'

// At the start of every file, so that the order of the layers does not depend on which file loads first.
const layerOrder = '@layer plomada.reset, plomada.tokens, plomada.base, plomada.components;\n'

const minify = (css: string) => `${css.replace(/^@layer [\w.]+;\n/gm, '').replace(/\s*\n\s*/g, '')}\n`

/** Returns the style sheets in the order in which the modules of the index import them. */
function listSheets(): string[] {
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

/**
 * Imports style sheets as `#styles/…`, which package.json resolves to the sheet for bundlers and to an empty module for
 * Node and test runners.
 */
function importStylesConditionally() {
  for (const file of listFiles('.css.js')) {
    const folder = path.posix.dirname(file)
    const withConditions = read(file).replace(
      /^import "(\.[^"]*\.css)";$/gm,
      (_all, sheet: string) => `import "#styles/${path.posix.join(folder, sheet)}";`,
    )
    writeWithoutMap(file, withConditions)
  }
  write('noStyles.js', 'export {};\n')
}

/** Returns the modules that lack an import of a style sheet of their source, with the missing import. */
export const listMissingStyles = () =>
  listFiles('.js').flatMap((file) => {
    const source = path.join(dist, '../src', file.replace(/\.js$/, '.tsx'))
    if (!existsSync(source)) return []
    const imports = readFileSync(source, 'utf8').matchAll(/^import (?!type ).* from '(\.[^']*\.css)\.ts'$/gm)
    const code = read(file)
    return [...imports].flatMap(([, sheet = '']) =>
      code.includes(`"${sheet}.js"`) ? [] : [`${file}: ${sheet}.js`],
    )
  })

/** Completes the style sheets: layers in order, and single sheets for apps that link one file. */
export function finishStyles() {
  cpSync(path.join(dist, '../src/theme/fonts'), path.join(dist, 'theme/fonts'), { recursive: true })
  // The marketplace, which is in Spanish and builds from source, does without these letters.
  write('theme/fonts.css.js', `import "./otherLetters.css";\n${read('theme/fonts.css.js')}`)
  const layersFile = 'theme/layers.css'
  for (const file of listFiles('.css')) write(file, layerOrder + minify(read(file)))
  // Its only line is now at the start of every file.
  for (const file of listFiles('.css.js')) {
    write(file, read(file).replace(/^import "[./]*(?:theme\/)?layers\.css";\n/m, ''))
  }
  const all = listSheets().filter((file) => file !== layersFile)
  const joinSheets = (files: string[]) =>
    layerOrder +
    files
      .map((file) =>
        read(file)
          .replace(layerOrder, '')
          .replaceAll('url(./', `url(./${path.posix.dirname(file)}/`),
      )
      .join('')
  write('styles.css', joinSheets(all))
  // Components contain the token values that they use; this sheet is for the rules of an app.
  const tokens = [...defaultValues].map(([name, value]) => `${name}:${value};`).join('')
  write(
    'tokens.css',
    `${layerOrder}@layer plomada.tokens{:root{${tokens}}}\n${joinSheets(['theme/themes.css', 'theme/gutter.css', 'theme/density.css']).replace(layerOrder, '')}`,
  )
  write('reset.css', joinSheets(['theme/fonts.css', 'theme/otherLetters.css', 'theme/reset.css']))
  importStylesConditionally()
}
