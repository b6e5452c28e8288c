/**
 * Builds domain and ui and packs them as a release would. Leaves both tarballs in `packages/ui/node_modules/.packed`
 * and, unpacked, what they hold in the `node_modules` of that folder: from there a bundler finds their dependencies
 * in the workspace, so that sizes can be measured without an install.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/** Where the tarballs and what they hold land. */
export const packed = path.join(root, 'packages/ui/node_modules/.packed')

/** The two packages that are published. */
export const published = ['domain', 'ui'] as const

/** One of them. */
export type Published = (typeof published)[number]

const contentIn = (folder: string, name: Published) => path.join(folder, 'node_modules/@plomada', name)

/** Its tarball. */
export const tarballOf = (name: Published) => path.join(packed, `${name}.tgz`)

/** What its tarball holds. */
export const contentOf = (name: Published) => contentIn(packed, name)

/** When something that a package is made of last changed. */
const changed = (folder: string): number =>
  Math.max(
    ...readdirSync(folder, { withFileTypes: true })
      .filter(
        ({ name }) =>
          !/^(node_modules|dist|sweeps|api.md|quality.json|speech.json)$/.test(name) &&
          !name.includes('.stories.'),
      )
      .map((entry) => {
        const file = path.join(folder, entry.name)
        return Math.max(statSync(file).mtimeMs, entry.isDirectory() ? changed(file) : 0)
      }),
  )

/** Whether the tarballs are younger than everything that they are made of. */
const isFresh = () =>
  published.every((name) => existsSync(tarballOf(name))) &&
  Math.max(...published.map((name) => changed(path.join(root, 'packages', name)))) <
    Math.min(...published.map((name) => statSync(tarballOf(name)).mtimeMs))

/** Builds a package and packs it into that folder. */
function packInto(making: string, name: Published, started: Date): void {
  const folder = path.join(root, 'packages', name)
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('pnpm', args, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed in ${folder}\n${stdout}${stderr}`)
  }
  const [tarball, content] = [path.join(making, `${name}.tgz`), contentIn(making, name)]
  rmSync(path.join(folder, 'dist'), { recursive: true, force: true })
  run('run', 'build')
  run('pack', '--out', tarball)
  mkdirSync(content, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', content, '--strip-components=1'])
  // What changes while the build runs is for the next one.
  utimesSync(tarball, started, started)
}

/** Builds and packs where sources changed since the last time. */
export function pack(): void {
  if (isFresh()) return
  const started = new Date()
  const making = `${packed}-${process.pid}`
  mkdirSync(making, { recursive: true })
  try {
    // Without this, whatever stands in this folder would be part of packages/ui and find its sources.
    writeFileSync(path.join(making, 'package.json'), '{ "private": true, "type": "module" }\n')
    for (const name of published) packInto(making, name, started)
    rmSync(packed, { recursive: true, force: true })
    renameSync(making, packed)
  } catch (error) {
    // Where another process packed the same sources in the meantime, its packages are as good.
    if (!isFresh()) throw error
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const start = performance.now()
  pack()
  const size = (name: Published) => `${name} ${(statSync(tarballOf(name)).size / 1024).toFixed(0)} kB`
  console.log(
    `Packed ${published.map(size).join(', ')} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
}
