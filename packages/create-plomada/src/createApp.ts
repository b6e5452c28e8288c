import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What the user asked for. */
export interface Command {
  /** Folder of the new app, relative to the current one. */
  folder: string
  /** Name of the template, such as `next`. */
  template: string
}

/** An error with a message for the user. */
export class CreateError extends Error {}

/** Returns the names of the templates in a folder. */
export const listTemplates = (templates: string): string[] => readdirSync(templates).toSorted()

/** Returns a valid name of a package for a folder: npm allows lower case, digits and some signs. */
export const toPackageName = (folder: string): string =>
  path
    .basename(path.resolve(folder))
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^[._-]+|-+$/g, '') || 'app'

/** Files that a new repository may already have. */
const harmless = ['.git', '.DS_Store', 'LICENSE']

function checkFolder(folder: string) {
  if (!existsSync(folder)) return
  if (!statSync(folder).isDirectory()) throw new CreateError(`${folder} is a file. Choose another folder.`)
  const found = readdirSync(folder).filter((name) => !harmless.includes(name))
  if (found.length > 0)
    throw new CreateError(
      `${folder} is not empty: it contains ${found.slice(0, 3).join(', ')}${found.length > 3 ? ', …' : ''}. Choose another folder.`,
    )
}

/** Copies a template to a new folder and names its package after it. Throws a `CreateError`. */
export function createApp({ folder, template }: Command, templates: string): void {
  checkFolder(folder)
  cpSync(path.join(templates, template), folder, { recursive: true })
  // npm leaves `.gitignore` out of packages.
  renameSync(path.join(folder, 'gitignore'), path.join(folder, '.gitignore'))
  const manifest = path.join(folder, 'package.json')
  const content = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, unknown>
  writeFileSync(manifest, `${JSON.stringify({ ...content, name: toPackageName(folder) }, null, 2)}\n`)
}
