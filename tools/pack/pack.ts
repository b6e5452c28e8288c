/**
 * Builds and packs the published packages as a release does. Writes the tarballs to `packages/ui/node_modules/.packed` and
 * unpacks them into the `node_modules` of that folder, where a bundler also finds their dependencies: so sizes can be
 * measured without an install.
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

/** The folder of the tarballs and of their content. */
export const packedFolder = path.join(root, 'packages/ui/node_modules/.packed')

/** The published packages, each after its dependencies. */
export const publishedPackages = ['art', 'define', 'domain', 'ui'] as const

export type PublishedPackage = (typeof publishedPackages)[number]

/** The published command that copies an example app. Packed on its own: the examples change more often than the libraries. */
export const starter = 'create-plomada'

/** Every package that a release publishes. */
export const packedPackages = [...publishedPackages, starter] as const

type PackedPackage = (typeof packedPackages)[number]

const getContentFolderIn = (folder: string, name: PackedPackage) =>
  path.join(folder, 'node_modules', name === starter ? starter : `@plomada/${name}`)

export const getTarball = (name: PackedPackage) => path.join(packedFolder, `${name}.tgz`)

/** Returns the folder with the content of a tarball. */
export const getContentFolder = (name: PackedPackage) => getContentFolderIn(packedFolder, name)

// The API reports are generated from the built packages.
const ignored =
  /(^|\/)(node_modules|dist|baselines)(\/|$)|\.(test|stories)\.|^(api\.md|status\.json|screenReaderOutput\.json)$/

const settings = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'tools/pack/pack.ts']

/** Returns a hash of all files in folders, and of other files such as settings. */
function hashFiles(folders: readonly string[], others: readonly string[]): string {
  const hash = createHash('sha256')
  const add = (file: string) =>
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  for (const file of others) add(file)
  for (const folder of folders) {
    const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    for (const file of files.map((one) => one.replaceAll('\\', '/')).toSorted()) {
      if (!ignored.test(file) && statSync(path.join(root, folder, file)).isFile()) add(`${folder}/${file}`)
    }
  }
  return hash.digest('hex')
}

/** Returns a hash of all sources of the libraries, their settings and the installed versions. */
const hashLibraries = () =>
  hashFiles(
    publishedPackages.map((name) => `packages/${name}`),
    settings,
  )

/** Returns a hash of the sources of the starter: the examples, and the manifests with the versions that it writes. */
const hashStarter = () =>
  hashFiles(
    [`packages/${starter}`, 'examples'],
    [...settings, ...publishedPackages.map((name) => `packages/${name}/package.json`)],
  )

/** Name of the file with the hash of what was packed. */
type Stamp = 'sources' | 'starter-sources'

const isUpToDate = (stamp: Stamp, sources: string) => {
  const file = path.join(packedFolder, stamp)
  return existsSync(file) && readFileSync(file, 'utf8') === sources
}

/** Builds a package and packs it into a folder. */
function packInto(temporaryFolder: string, name: PackedPackage): void {
  const folder = path.join(root, 'packages', name)
  const run = (...args: string[]) => {
    const { error, status, stdout, stderr } = spawnSync('pnpm', args, { cwd: folder, encoding: 'utf8' })
    if (error)
      throw new Error(
        `pnpm could not be started (${error.message}). It must be on the PATH: npm install --global pnpm`,
        { cause: error },
      )
    if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed in ${folder}\n${stdout}${stderr}`)
  }
  const [tarball, content] = [
    path.join(temporaryFolder, `${name}.tgz`),
    getContentFolderIn(temporaryFolder, name),
  ]
  rmSync(path.join(folder, 'dist'), { recursive: true, force: true })
  run('run', 'build')
  run('pack', '--out', tarball)
  rmSync(content, { recursive: true, force: true })
  mkdirSync(content, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', content, '--strip-components=1'])
}

function buildLibraries(sources: string): void {
  const temporaryFolder = `${packedFolder}-${process.pid}`
  mkdirSync(temporaryFolder, { recursive: true })
  try {
    // Without a `package.json`, files in this folder would belong to packages/ui and resolve to its sources.
    writeFileSync(path.join(temporaryFolder, 'package.json'), '{ "private": true, "type": "module" }\n')
    for (const name of publishedPackages) packInto(temporaryFolder, name)
    writeFileSync(path.join(temporaryFolder, 'sources' satisfies Stamp), sources)
    rmSync(packedFolder, { recursive: true, force: true })
    renameSync(temporaryFolder, packedFolder)
  } finally {
    rmSync(temporaryFolder, { recursive: true, force: true })
  }
}

function buildStarter(sources: string): void {
  packInto(packedFolder, starter)
  writeFileSync(path.join(packedFolder, 'starter-sources' satisfies Stamp), sources)
}

/** Builds and packs the packages unless their sources are unchanged. Concurrent processes wait for the first. */
export function pack(): void {
  if (isUpToDate('sources', hashLibraries()) && isUpToDate('starter-sources', hashStarter())) return
  withLock(`${packedFolder}.lock`, () => {
    const [libraries, starterSources] = [hashLibraries(), hashStarter()]
    if (!isUpToDate('sources', libraries)) buildLibraries(libraries)
    if (!isUpToDate('starter-sources', starterSources)) buildStarter(starterSources)
  })
}

if (import.meta.main) {
  const start = performance.now()
  pack()
  const size = (name: PackedPackage) => `${name} ${(statSync(getTarball(name)).size / 1024).toFixed(0)} kB`
  console.log(
    `Packed ${packedPackages.map((name) => size(name)).join(', ')} in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  )
}
