/** Writes the table of settings into docs/how-to/deploy.md, or says that it is stale: `pnpm settings`, `--check`. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { settings, withoutIt } from '../apps/api/src/config.settings.ts'
import { between } from './between.ts'

const file = path.join(import.meta.dirname, '../docs/how-to/deploy.md')
const marks = ['<!-- settings: written by `pnpm settings` -->', '<!-- /settings -->'] as const

const rows = Object.entries(settings).map(
  ([name, setting]) => `| \`${name}\` | ${setting.about} | ${setting.form} | ${withoutIt(setting)} |`,
)
const table = ['| setting | what for | takes | without it |', '|---|---|---|---|', ...rows].join('\n')

const text = readFileSync(file, 'utf8')
const fresh = between(text, marks, table)

if (fresh === null) {
  console.error(`docs/how-to/deploy.md has no place for the table: ${marks.join(' and ')}.`)
  process.exitCode = 1
} else if (process.argv.includes('--check')) {
  if (fresh !== text) {
    console.error('The table of settings in docs/how-to/deploy.md is stale: pnpm settings')
    process.exitCode = 1
  }
} else writeFileSync(file, fresh)
