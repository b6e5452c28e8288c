import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { mergeScriptCovs } from '@bcoe/v8-coverage'
import { readScript, readUnloadedSource, type Lines, type ScriptCoverage } from './coveredLines.ts'
import { reportFolder, root } from './paths.ts'

/** The percentage of lines of the library that its stories must execute. */
const MIN_PERCENT = 95

const sources = 'packages/ui/src/**/*.{ts,tsx}'
const excluded = [
  /\.(stories|test|d)\.tsx?$/,
  /\/(testing|screens)\//,
  // Executed when the styles are built, never in the page; unit tests cover them.
  /\.css\.ts$/,
  /\/theme\/(contract|lowerSpecificity|tokenNames|style|values)\.ts$/,
]

/** The coverage of a source file. */
export interface CoveredFile {
  name: string
  lines: number
  /** The lines with a statement that no story executes. */
  unreached: number[]
}

/** Collects the coverage of the pages and converts it to lines of the sources. */
export class Coverage {
  readonly #scripts: ScriptCoverage[] = []

  /** Adds the scripts of a page. */
  add(scripts: readonly ScriptCoverage[]): void {
    this.#scripts.push(...scripts)
  }

  /** Returns the coverage of every source file, including files that no page has loaded. */
  async listFiles(): Promise<CoveredFile[]> {
    const names = globSync(sources, { cwd: root }).filter((name) => !excluded.some((part) => part.test(name)))
    const measured = new Set(names)
    const files = new Map<string, Lines>()
    for (const scripts of Object.values(Object.groupBy(this.#scripts, ({ url }) => new URL(url).pathname))) {
      const merged = mergeScriptCovs(scripts ?? [])
      if (merged) for (const [name, lines] of await readScript(merged, measured)) files.set(name, lines)
    }
    const read = async (name: string): Promise<CoveredFile> => {
      const lines = files.get(name) ?? (await readUnloadedSource(name))
      const unreached = [...lines].filter(([, isReached]) => !isReached).map(([line]) => line)
      return { name, lines: lines.size, unreached: unreached.toSorted((one, other) => one - other) }
    }
    return Promise.all(names.map(read))
  }
}

/** Prints the coverage; returns false and lists the worst files when it is too low. */
export function checkCoverage(
  files: readonly CoveredFile[],
  { isComplete }: { isComplete: boolean },
): boolean {
  mkdirSync(reportFolder, { recursive: true })
  writeFileSync(path.join(reportFolder, 'coverage.json'), JSON.stringify(files))
  const lines = files.reduce((sum, file) => sum + file.lines, 0)
  const unreached = files.reduce((sum, file) => sum + file.unreached.length, 0)
  const percent = 100 * (1 - unreached / Math.max(1, lines))
  console.log(`  coverage       ${percent.toFixed(2)} % of ${lines} lines of packages/ui/src`)
  if (!isComplete) console.log('    The limit applies only to a run of all components.')
  if (!isComplete || percent >= MIN_PERCENT) return true
  console.log(`  ✗ the stories execute less than ${MIN_PERCENT} % of the lines. The worst files:`)
  const worst = files.toSorted((one, other) => other.unreached.length - one.unreached.length).slice(0, 15)
  for (const file of worst) {
    console.log(
      `      ${file.name}: ${file.unreached.length} of ${file.lines}, lines ${file.unreached.slice(0, 12).join(' ')}`,
    )
  }
  return false
}
