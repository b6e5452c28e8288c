import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { convert, type Options } from 'ast-v8-to-istanbul'
import { parseAstAsync, transformWithOxc, type ESTree } from 'vite'
import { root, storybookFolder } from './paths.ts'

/** What V8 reports about one script: which ranges of its code were executed. */
export interface ScriptCoverage {
  scriptId: string
  url: string
  functions: {
    functionName: string
    isBlockCoverage: boolean
    ranges: { startOffset: number; endOffset: number; count: number }[]
  }[]
}

/** The lines on which a statement starts, and whether it was executed. */
export type Lines = Map<number, boolean>

type SourceMap = NonNullable<Options['sourceMap']>

/** Returns the lines of each source of a piece of JavaScript; `file` is the place to which its map is relative. */
async function readLines(
  file: string,
  code: string,
  sourceMap: SourceMap,
  functions: ScriptCoverage['functions'],
): Promise<Map<string, Lines>> {
  const coverage = { url: pathToFileURL(file).href, functions }
  const converted = await convert<ESTree.Node, ESTree.Program>({
    code,
    sourceMap,
    coverage,
    ast: parseAstAsync(code),
    // The bundler drops `'use client'`, which would be an unreached line of a source that no page loads.
    ignoreNode: (node) => node.type === 'ExpressionStatement' && Boolean(node.directive),
  })
  return new Map(
    Object.entries(converted).map(([source, { statementMap, s }]) => {
      const lines: Lines = new Map()
      for (const [id, { start }] of Object.entries(statementMap)) {
        lines.set(start.line, lines.get(start.line) === true || (s[id] ?? 0) > 0)
      }
      return [path.relative(root, source), lines]
    }),
  )
}

/** Returns the lines of the wanted sources in a script of the static Storybook. */
export async function readScript(
  { url, functions }: ScriptCoverage,
  wanted: ReadonlySet<string>,
): Promise<Map<string, Lines>> {
  const file = path.join(storybookFolder, decodeURIComponent(new URL(url).pathname))
  // Scripts of Storybook itself, and helpers of the bundler, have no map.
  if (!existsSync(`${file}.map`)) return new Map()
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMap // written by Rolldown
  const folder = path.dirname(file)
  const isWanted = (source: string) => wanted.has(path.relative(root, path.resolve(folder, source)))
  // Most of the time is spent on parsing: most scripts hold stories, icons and packages.
  if (!map.sources.some((source) => source !== null && isWanted(source))) return new Map()
  const all = await readLines(file, readFileSync(file, 'utf8'), map, functions)
  return new Map([...all].filter(([name]) => wanted.has(name)))
}

/** Returns the lines of a source that no page has loaded, all unreached. */
export async function readUnloadedSource(name: string): Promise<Lines> {
  const file = path.join(root, name)
  const { code, map } = await transformWithOxc(readFileSync(file, 'utf8'), file, {
    sourcemap: true,
    jsx: { runtime: 'automatic', development: false },
  })
  const ranges = [{ startOffset: 0, endOffset: code.length, count: 0 }]
  const functions = [{ functionName: '', isBlockCoverage: true, ranges }]
  // Vite types the parts of a map more loosely than the converter; both are of version 3.
  const lines = await readLines(file, code, map as unknown as SourceMap, functions)
  return lines.get(name) ?? new Map()
}
