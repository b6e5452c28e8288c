import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A copy of the repository that faults may be planted in. */
export interface Scratch {
  root: string
  /** Deletes the copy. */
  remove: () => void
}

/** Makes a copy of what is tracked, with the changes that are not committed yet, and installs it from the store. */
export function makeScratch(repository: string): Scratch {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim()
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'plomada-mutants-')), 'copy')
  // `stash create` writes a commit and leaves the work tree and the stash as they are; it is empty without changes.
  git('worktree', 'add', '--quiet', '--detach', root, git('stash', 'create') || 'HEAD')
  const remove = () => {
    // A process that is being ended may still write into it.
    rmSync(path.dirname(root), { recursive: true, force: true, maxRetries: 5 })
    git('worktree', 'prune')
  }
  try {
    execFileSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--silent'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } catch (error) {
    remove()
    throw error
  }
  return { root, remove }
}
