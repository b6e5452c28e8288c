import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Story } from './storyIndex.ts'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)

/** Lists the files that differ from `main`, also those that are not committed. */
const listChangedFiles = () => [
  ...git('diff', '--name-only', 'main'),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** Returns whether a story belongs to a component that changed since `main`, or to one that imports such a component. */
export function createChangedFilter(): (story: Story) => boolean {
  const changed = new Set(
    listChangedFiles()
      .filter((file) => file.startsWith('packages/ui/src/'))
      .map((file) => path.dirname(file)),
  )
  const isAffected = (folder: string) =>
    changed.has(folder) ||
    globSync(`${folder}/*.{ts,tsx}`).some((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].some(([, source = '']) =>
        changed.has(path.join(folder, path.dirname(source))),
      ),
    )
  const affected = new Map<string, boolean>()
  return ({ importPath }) => {
    const folder = path.dirname(path.normalize(importPath))
    const known = affected.get(folder) ?? isAffected(folder)
    affected.set(folder, known)
    return known
  }
}
