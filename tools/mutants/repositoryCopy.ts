import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A copy of the repository for injecting faults. */
export interface RepositoryCopy {
  root: string
  /** Deletes the copy. */
  remove: () => void
}

/** Copies the tracked files with their uncommitted changes, and installs the dependencies from the local store. */
export function createCopy(repository: string): RepositoryCopy {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }).trim()
  const root = path.join(mkdtempSync(path.join(tmpdir(), 'plomada-mutants-')), 'copy')
  // `stash create` writes a commit without changing the work tree or the stash; without changes it prints nothing.
  git('worktree', 'add', '--quiet', '--detach', root, git('stash', 'create') || 'HEAD')
  const remove = () => {
    // A process that was just killed may still write into the copy.
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
