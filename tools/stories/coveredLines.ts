import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { convert, type Options } from 'ast-v8-to-istanbul'
import { parseAstAsync, transformWithOxc, type ESTree } from 'vite'
import { root, storybookFolder } from './paths.ts'

/** The coverage of one script, as V8 reports it. */
export interface ScriptCoverage {
  scriptId: string
  url: string
  functions: {
    functionName: string
    isBlockCoverage: boolean
    ranges: { startOffset: number; endOffset: number; count: number }[]
  }[]
}

/** For each line with the start of a statement, whether it was executed. */
export type Lines = Map<number, boolean>

type SourceMap = NonNullable<Options['sourceMap']>

/** Returns the lines of each source of a script; its source map is relative to `file`. */
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
    // The bundler removes `'use client'`, which would count as an unreached line.
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
  // Scripts of Storybook and helpers of the bundler have no source map.
  if (!existsSync(`${file}.map`)) return new Map()
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMap // written by Rolldown
  const folder = path.dirname(file)
  const isWanted = (source: string) => wanted.has(path.relative(root, path.resolve(folder, source)))
  // Parsing is slow, and most scripts contain only stories, icons and packages.
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
  // The types of Vite and of the converter differ; both are source maps of version 3.
  const lines = await readLines(file, code, map as unknown as SourceMap, functions)
  return lines.get(name) ?? new Map()
}
