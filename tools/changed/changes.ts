/** Lists the files that a change touches, from git. */
import { execFileSync } from 'node:child_process'

export interface Change {
  file: string
  status: 'added' | 'modified' | 'deleted'
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64e6 })

const parts = (text: string) => text.split('\0').filter((part) => part !== '')

const exists = (commit: string) => {
  try {
    git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`)
    return true
  } catch {
    return false
  }
}

/** Returns the commit that a change is compared with: the given one, or where this branch left `main`. */
export function baseCommit(given?: string): string {
  const name = given ?? ['main', 'origin/main'].find(exists)
  if (name === undefined || !exists(name)) throw new Error(`There is no commit ${name ?? 'main'}.`)
  return git('merge-base', name, 'HEAD').trim()
}

const statuses: Record<string, Change['status']> = { A: 'added', D: 'deleted' }

/** Returns every file that differs from a commit, including uncommitted and untracked files. */
export function changesSince(commit: string): Change[] {
  const fields = parts(git('diff', '--name-status', '--no-renames', '-z', commit))
  const tracked = fields.flatMap((status, index): Change[] => {
    const file = fields[index + 1]
    return index % 2 === 0 && file !== undefined ? [{ file, status: statuses[status] ?? 'modified' }] : []
  })
  const untracked = parts(git('ls-files', '--others', '--exclude-standard', '-z'))
  return [...tracked, ...untracked.map((file): Change => ({ file, status: 'added' }))]
}

/** Returns the tracked and untracked files that exist in the work tree, without the ignored ones. */
export function currentFiles(): string[] {
  const deleted = new Set(parts(git('ls-files', '--deleted', '-z')))
  return parts(git('ls-files', '--cached', '--others', '--exclude-standard', '-z')).filter(
    (file) => !deleted.has(file),
  )
}
