/** Lists the changed files, from git. */
import { execFileSync } from 'node:child_process'

export interface Change {
  file: string
  status: 'added' | 'modified' | 'deleted'
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64e6 })

const splitAtNul = (text: string) => text.split('\0').filter((part) => part !== '')

const exists = (commit: string) => {
  try {
    git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`)
    return true
  } catch {
    return false
  }
}

/** Returns the commit to compare with: the merge base of the branch and the given commit, by default of `main`. */
export function getBaseCommit(given?: string): string {
  const name = given ?? ['main', 'origin/main'].find(exists)
  if (name === undefined || !exists(name)) throw new Error(`There is no commit ${name ?? 'main'}.`)
  return git('merge-base', name, 'HEAD').trim()
}

const statuses: Record<string, Change['status']> = { A: 'added', D: 'deleted' }

/** Returns every file that differs from a commit, uncommitted and untracked files included. */
export function listChangesSince(commit: string): Change[] {
  const fields = splitAtNul(git('diff', '--name-status', '--no-renames', '-z', commit))
  const tracked = fields.flatMap((status, index): Change[] => {
    const file = fields[index + 1]
    return index % 2 === 0 && file !== undefined ? [{ file, status: statuses[status] ?? 'modified' }] : []
  })
  const untracked = splitAtNul(git('ls-files', '--others', '--exclude-standard', '-z'))
  return [...tracked, ...untracked.map((file): Change => ({ file, status: 'added' }))]
}

/** Returns the tracked and untracked files that exist in the work tree, without ignored files. */
export function listCurrentFiles(): string[] {
  const deleted = new Set(splitAtNul(git('ls-files', '--deleted', '-z')))
  return splitAtNul(git('ls-files', '--cached', '--others', '--exclude-standard', '-z')).filter(
    (file) => !deleted.has(file),
  )
}
