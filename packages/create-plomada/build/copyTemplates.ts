/** Copies the example apps with their site to `dist/templates`, with the current versions of the packages. */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../../..')
const examples = path.join(root, 'examples')
const site = 'site'

const readVersion = (name: string) => {
  const file = path.join(root, name.replace('@plomada', 'packages'), 'package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return `^${version}`
}

/** Writes a template for each example app into a folder. */
export function copyTemplates(templates: string): void {
  rmSync(templates, { recursive: true, force: true })
  for (const app of readdirSync(examples, { withFileTypes: true })) {
    if (!app.isDirectory() || app.name === site) continue
    const [source, target] = [path.join(examples, app.name), path.join(templates, app.name)]
    // What an install or a build in the example has left there.
    const ignored = readFileSync(path.join(source, '.gitignore'), 'utf8').split('\n').filter(Boolean)
    const isIgnored = (file: string) => ignored.includes(path.basename(file)) || /-lock\.|\.tgz$/.test(file)
    cpSync(source, target, { recursive: true, filter: (file) => !isIgnored(file) })
    cpSync(path.join(examples, site), path.join(target, 'src', site), { recursive: true })
    renameSync(path.join(target, '.gitignore'), path.join(target, 'gitignore'))
    const manifest = path.join(target, 'package.json')
    const text = readFileSync(manifest, 'utf8')
    writeFileSync(
      manifest,
      text.replace(/"(@plomada\/\w+)": "latest"/g, (_, name: string) => `"${name}": "${readVersion(name)}"`),
    )
  }
}

if (import.meta.main) copyTemplates(path.join(import.meta.dirname, '../dist/templates'))
