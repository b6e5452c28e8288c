import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The output folder of the build. */
export const dist = path.join(import.meta.dirname, '../dist')

/** Reads a built file. */
export const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')

/** Writes a built file. */
export const write = (file: string, text: string) => writeFileSync(path.join(dist, file), text)

/** Writes a built module whose lines have changed, without its source map, which would point to other lines. */
export function writeWithoutMap(file: string, text: string) {
  rmSync(path.join(dist, `${file}.map`), { force: true })
  write(file, text.replace(/\n*\/\/# sourceMappingURL=.*$/m, ''))
}

/** Lists the built files with an extension, with forward slashes on every system. */
export const listFiles = (ending: string) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending))
    .toSorted()

/** An import of a built module: the names, and the path of the other module relative to `dist`. */
export interface Import {
  names: string[]
  from: string
}

/** Returns the imports of a built module from other modules of the package. */
export const readImports = (file: string, code = read(file)): Import[] =>
  [...code.matchAll(/^import (?:\{ ([^}]*) \} from )?"(\.[^"]*)";$/gm)].map(([, names = '', from = '']) => ({
    names: names.split(', ').filter(Boolean),
    from: path.posix.join(path.posix.dirname(file), from),
  }))
