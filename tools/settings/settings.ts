/** Writes the tables of settings and quotas into docs/how-to/deploy.md; `--check` fails when they are out of date. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describeWindows } from '../../apps/api/src/config.quotas.ts'
import { settings, describeDefault } from '../../apps/api/src/config.settings.ts'
import type { Quota } from '../../packages/domain/src/catalogues/quotas.ts'
import { quotas } from '../../packages/domain/src/nouns.ts'
import { replaceSection } from '../shared/replaceSection.ts'

const file = path.join(import.meta.dirname, '../../docs/how-to/deploy.md')
const settingMarkers = ['<!-- settings: written by `pnpm settings` -->', '<!-- /settings -->'] as const
const quotaMarkers = ['<!-- quotas: written by `pnpm settings` -->', '<!-- /quotas -->'] as const

const rows = Object.entries(settings).map(
  ([name, setting]) =>
    `| \`${name}\` | ${setting.description} | ${setting.format} | ${describeDefault(setting)} |`,
)
const table = ['| setting | purpose | value | default |', '|---|---|---|---|', ...rows].join('\n')

const quotaRows = Object.entries<Quota>(quotas).map(
  ([act, { by, limits, reason }]) =>
    `| \`${act}\` | ${by} | ${Object.values(limits).join(' / ')} | ${describeWindows(act).replace('/', ' / ')} | ${reason} |`,
)
const quotaTable = ['| name | by | limits | in | reason |', '|---|---|---|---|---|', ...quotaRows].join('\n')

const text = readFileSync(file, 'utf8')
const withSettings = replaceSection(text, settingMarkers, table)
const updated = withSettings && replaceSection(withSettings, quotaMarkers, quotaTable)

if (updated === null) {
  console.error(
    `docs/how-to/deploy.md has no place for the tables: ${[...settingMarkers, ...quotaMarkers].join(', ')}.`,
  )
  process.exitCode = 1
} else if (process.argv.includes('--check')) {
  if (updated !== text) {
    console.error('The tables in docs/how-to/deploy.md are out of date: run pnpm settings')
    process.exitCode = 1
  }
} else writeFileSync(file, updated)
