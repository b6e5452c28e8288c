import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Lists the tracked and untracked files of the repository that exist, without ignored files. */
export function listFiles(...patterns: string[]): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns]
  const output = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64e6 })
  return [...new Set(output.split('\0'))].filter((file) => file !== '' && existsSync(file))
}
