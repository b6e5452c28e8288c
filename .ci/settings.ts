/** Writes the table of settings into docs/how-to/deploy.md, or says that it is stale: `pnpm settings`, `--check`. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { settings } from '../apps/api/src/config.settings.ts'

const file = path.join(import.meta.dirname, '../docs/how-to/deploy.md')
const [begin, end] = ['<!-- settings: written by `pnpm settings` -->', '<!-- /settings -->']

const rows = Object.entries(settings).map(
  ([name, { about, form, otherwise }]) => `| \`${name}\` | ${about} | ${form} | ${otherwise} |`,
)
const table = ['| setting | what for | takes | without it |', '|---|---|---|---|', ...rows].join('\n')

const text = readFileSync(file, 'utf8')
const [before = '', rest = ''] = text.split(begin)
const [, after = ''] = rest.split(end)
const fresh = `${before}${begin}\n\n${table}\n\n${end}${after}`

if (!rest) {
  console.error(`docs/how-to/deploy.md has no place for the table: a line ${begin} and a line ${end}.`)
  process.exitCode = 1
} else if (process.argv.includes('--check')) {
  if (fresh !== text) {
    console.error('The table of settings in docs/how-to/deploy.md is stale: pnpm settings')
    process.exitCode = 1
  }
} else writeFileSync(file, fresh)
