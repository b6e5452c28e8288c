/**
 * Rehearses a release: versions, builds and publishes the packages of a clone to a registry on the loopback, installs them by
 * version in an empty app, publishes a minor version, and upgrades the app to it.
 */
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../exampleApps/installApp.ts'
import { packedPackages, starter } from '../pack/pack.ts'
import { startRegistry } from './registry.ts'

const root = path.join(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'plomada-release-'))
const [clone, app] = [path.join(folder, 'clone'), path.join(folder, 'app')]
const names = packedPackages.map((name) => (name === starter ? starter : `@plomada/${name}`))

const registry = await startRegistry(path.join(folder, 'registry'))
const inClone = (...args: string[]) => run(clone, 'pnpm', args, registry.env)
const inApp = (...args: string[]) => run(app, 'npm', args, registry.env)

/** Sets the versions as the changesets say, and publishes them. */
async function release(): Promise<void> {
  await inClone('exec', 'changeset', 'version')
  await run(clone, 'git', [
    '-c',
    'user.name=release',
    '-c',
    'user.email=release@localhost',
    'commit',
    '-qam',
    'release',
  ])
  await inClone('--recursive', 'run', 'build')
  await inClone('exec', 'changeset', 'publish', '--no-git-tag')
}

const readInstalled = (name: string, file: string) =>
  readFileSync(path.join(app, 'node_modules', name, file), 'utf8')
const readVersion = (name: string) =>
  (JSON.parse(readInstalled(name, 'package.json')) as { version: string }).version

/** Renders a button with the installed library. */
const render = () => run(app, process.execPath, ['page.mjs'])

const page = `import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Button } from '@plomada/ui/Button'
import { PlomadaProvider } from '@plomada/ui/PlomadaProvider'
console.log(renderToStaticMarkup(h(PlomadaProvider, null, h(Button, null, 'Save'))))
`

const nextChange = `---
'@plomada/ui': minor
---

**Button**: the change of this rehearsal.
`

try {
  await run(folder, 'git', ['clone', '-q', root, clone])
  await inClone('install', '--frozen-lockfile', '--prefer-offline')
  await release()

  mkdirSync(app)
  writeFileSync(path.join(app, 'package.json'), '{ "private": true, "type": "module" }\n')
  writeFileSync(path.join(app, 'page.mjs'), page)
  await inApp(
    'install',
    '--no-audit',
    '--no-fund',
    ...names.map((name) => `${name}@^1.0.0`),
    'react',
    'react-dom',
    'zod',
  )
  for (const name of names) {
    assert.equal(readVersion(name), '1.0.0')
    assert.match(
      readInstalled(name, 'CHANGELOG.md'),
      /^# .+\n\n## 1\.0\.0\n\n### Major Changes\n\n- The first release/,
    )
    assert.doesNotMatch(readInstalled(name, 'package.json'), /workspace:|catalog:|@plomada\/source/)
  }
  assert.match(await render(), /<button[^>]*>.*Save/)

  writeFileSync(path.join(clone, '.changeset/next.md'), nextChange)
  await run(clone, 'git', ['add', '.changeset'])
  await release()
  await inApp('update', '--no-audit', '--no-fund')
  assert.equal(readVersion('@plomada/ui'), '1.1.0')
  assert.equal(readVersion(starter), '1.1.0')
  assert.equal(readVersion('@plomada/define'), '1.0.0')
  assert.match(
    readInstalled('@plomada/ui', 'CHANGELOG.md'),
    /## 1\.1\.0\n\n### Minor Changes\n\n- \*\*Button\*\*/,
  )
  assert.match(await render(), /<button[^>]*>.*Save/)
  console.log('Version 1.0.0 of every package was published, installed and upgraded to 1.1.0.')
} finally {
  registry.stop()
  rmSync(folder, { recursive: true, force: true })
}
