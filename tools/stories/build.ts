import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, storybookFolder } from './paths.ts'

const stamp = path.join(storybookFolder, 'sources.sha256')
const sources = ['packages', '.storybook', 'package.json', 'pnpm-lock.yaml', 'tsconfig.base.json']
const ignored = /\.test\.tsx?$|^packages\/ui\/(baselines|sweeps)\/|CHANGELOG\.md$/

/** Returns a hash of the sources of the Storybook. */
function hashSources(): string {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...sources],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const hash = createHash('sha256')
  for (const file of [...new Set(stdout.split('\0'))].filter((name) => name && !ignored.test(name))) {
    const full = path.join(root, file)
    if (existsSync(full)) hash.update(file).update('\0').update(readFileSync(full)).update('\0')
  }
  return hash.update(process.env['STORYBOOK_STORIES'] ?? '').digest('hex')
}

/** Builds the static Storybook unless its sources are unchanged; throws with the log when the build fails. */
export function buildStorybook(): void {
  const hash = hashSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  rmSync(stamp, { force: true })
  const { status, stdout, stderr } = spawnSync(
    path.join(root, 'node_modules/.bin/storybook'),
    ['build', '--test', '--quiet', '--output-dir', storybookFolder],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The build of the Storybook failed.\n${stdout}\n${stderr}`)
  writeFileSync(stamp, hash)
}
