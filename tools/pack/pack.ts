/**
 * Builds domain and ui and packs them as a release would. Leaves both tarballs in `packages/ui/node_modules/.packed`
 * and, unpacked, what they hold in the `node_modules` of that folder: from there a bundler finds their dependencies
 * in the workspace, so that sizes can be measured without an install.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.ts'

const root = path.join(import.meta.dirname, '../..')

/** Folder of the tarballs and of their content. */
export const packed = path.join(root, 'packages/ui/node_modules/.packed')

/** The published packages, each after those that it depends on. */
export const published = ['art', 'domain', 'ui'] as const

/** The name of a published package. */
export type Published = (typeof published)[number]

const contentIn = (folder: string, name: Published) => path.join(folder, 'node_modules/@plomada', name)

/** Its tarball. */
export const tarballOf = (name: Published) => path.join(packed, `${name}.tgz`)

/** What its tarball holds. */
export const contentOf = (name: Published) => contentIn(packed, name)

// The reports are left out although a tarball holds one: `api.ts` writes them from the built packages.
const isNoSource =
  /(^|\/)(node_modules|dist|baselines)(\/|$)|\.(test|stories)\.|^(api\.md|status\.json|speech\.json)$/

/** Everything that the packages are made of, settings and installed versions included, as one hash. */
function sourcesNow(): string {
  const hash = createHash('sha256')
  const add = (file: string) =>
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'tools/pack/pack.ts'])
    add(file)
  for (const name of published) {
    const folder = `packages/${name}`
    const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    for (const file of files.map((one) => one.replaceAll('\\', '/')).toSorted()) {
      if (!isNoSource.test(file) && statSync(path.join(root, folder, file)).isFile()) add(`${folder}/${file}`)
    }
  }
  return hash.digest('hex')
}

const stampIn = (folder: string) => path.join(folder, 'sources')
const isPackedOf = (sources: string) =>
  existsSync(stampIn(packed)) && readFileSync(stampIn(packed), 'utf8') === sources

/** Builds a package and packs it into that folder. */
function packInto(making: string, name: Published): void {
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
}

function build(sources: string): void {
  const making = `${packed}-${process.pid}`
  mkdirSync(making, { recursive: true })
  try {
    // Without this, whatever stands in this folder would be part of packages/ui and find its sources.
    writeFileSync(path.join(making, 'package.json'), '{ "private": true, "type": "module" }\n')
    for (const name of published) packInto(making, name)
    writeFileSync(stampIn(making), sources)
    rmSync(packed, { recursive: true, force: true })
    renameSync(making, packed)
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

/**
 * Builds and packs the packages unless that was done for these very sources. Processes that call it at the same time
 * wait for one of them.
 */
export function pack(): void {
  if (isPackedOf(sourcesNow())) return
  withLock(`${packed}.lock`, () => {
    const sources = sourcesNow()
    if (!isPackedOf(sources)) build(sources)
  })
}

if (import.meta.main) {
  const start = performance.now()
  pack()
  const size = (name: Published) => `${name} ${(statSync(tarballOf(name)).size / 1024).toFixed(0)} kB`
  console.log(
    `Packed ${published.map(size).join(', ')} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
}
