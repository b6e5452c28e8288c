/** Compares every story with its picture, or with --update takes the pictures anew. */
import { spawnSync } from 'node:child_process'

const isUpdate = process.argv.includes('--update')
const { status } = spawnSync(
  'pnpm',
  ['exec', 'playwright', 'test', '--config', 'packages/ui/playwright.config.ts', '--project=visual'],
  { stdio: 'inherit', env: { ...process.env, VISUAL: isUpdate ? 'update' : '1' } },
)
process.exit(status ?? 1)
