/** Writes the tables of settings and quotas into docs/how-to/deploy.md, or says that they are stale: `pnpm settings`, `--check`. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { windowWords } from '../../apps/api/src/config.quotas.ts'
import { settings, withoutIt } from '../../apps/api/src/config.settings.ts'
import { quotas } from '../../packages/domain/src/catalogues/quotas.ts'
import type { Quota } from '../../packages/domain/src/catalogues/quotas.ts'
import { between } from '../shared/between.ts'

const file = path.join(import.meta.dirname, '../../docs/how-to/deploy.md')
const marks = ['<!-- settings: written by `pnpm settings` -->', '<!-- /settings -->'] as const
const quotaMarks = ['<!-- quotas: written by `pnpm settings` -->', '<!-- /quotas -->'] as const

const rows = Object.entries(settings).map(
  ([name, setting]) => `| \`${name}\` | ${setting.about} | ${setting.form} | ${withoutIt(setting)} |`,
)
const table = ['| setting | what for | takes | without it |', '|---|---|---|---|', ...rows].join('\n')

const quotaRows = Object.entries<Quota>(quotas).map(
  ([act, { by, times, reason }]) =>
    `| \`${act}\` | ${by} | ${Object.values(times).join(' / ')} | ${windowWords(act).replace('/', ' / ')} | ${reason} |`,
)
const quotaTable = ['| name | by | times | in | why |', '|---|---|---|---|---|', ...quotaRows].join('\n')

const text = readFileSync(file, 'utf8')
const withSettings = between(text, marks, table)
const fresh = withSettings && between(withSettings, quotaMarks, quotaTable)

if (fresh === null) {
  console.error(`docs/how-to/deploy.md has no place for the tables: ${[...marks, ...quotaMarks].join(', ')}.`)
  process.exitCode = 1
} else if (process.argv.includes('--check')) {
  if (fresh !== text) {
    console.error('The tables of settings and quotas in docs/how-to/deploy.md are stale: pnpm settings')
    process.exitCode = 1
  }
} else writeFileSync(file, fresh)
