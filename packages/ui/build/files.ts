import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where the build lands. */
export const dist = path.join(import.meta.dirname, '../dist')

/** Text of a built file. */
export const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')

/** Writes a built file. */
export const write = (file: string, text: string) => writeFileSync(path.join(dist, file), text)

/** Every built file with that ending, with slashes on every system. */
export const filesOf = (ending: string) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending))
    .toSorted()

/** Names that a built module takes from another one, and where that is, seen from `dist`. */
export interface Import {
  names: string[]
  from: string
}

/** What a built module imports of its neighbours. */
export const importsOf = (file: string, code = read(file)): Import[] =>
  [...code.matchAll(/^import (?:\{ ([^}]*) \} from )?"(\.[^"]*)";$/gm)].map(([, names = '', from = '']) => ({
    names: names.split(', ').filter(Boolean),
    from: path.posix.join(path.posix.dirname(file), from),
  }))
