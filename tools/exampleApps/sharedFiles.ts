/**
 * The site, `src/site`, is the same in every example app, and each app must work when only its folder is copied. So each has
 * a copy: `node tools/exampleApps/sharedFiles.ts` writes those of the others from examples/vite.
 */
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type App, exampleApps, examples } from './apps.ts'

const getFolder = (app: App) => path.join(examples, app, 'src/site')

/** Returns the files of the site in an app, with their content. */
function readSite(app: App): Map<string, string> {
  const files = readdirSync(getFolder(app), { recursive: true, withFileTypes: true })
  return new Map(
    files
      .filter((file) => file.isFile())
      .map((file) => path.join(file.parentPath, file.name))
      .map((file) => [path.relative(getFolder(app), file), readFileSync(file, 'utf8')]),
  )
}

/** Returns the files of the site that an app lacks, has besides, or has with another content than examples/vite. */
export function findDifferentFiles(app: App): string[] {
  const [expected, actual] = [readSite('vite'), readSite(app)]
  const names = new Set([...expected.keys(), ...actual.keys()])
  return [...names].filter((name) => expected.get(name) !== actual.get(name))
}

if (import.meta.main) {
  for (const app of exampleApps) {
    if (app === 'vite') continue
    rmSync(getFolder(app), { recursive: true, force: true })
    cpSync(getFolder('vite'), getFolder(app), { recursive: true })
  }
}
