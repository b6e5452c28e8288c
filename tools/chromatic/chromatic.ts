/** Sends the stories to Chromatic for review. Does nothing without a project token. */
import { spawnSync } from 'node:child_process'

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing was sent to Chromatic.')
  process.exit(0)
}
const { status } = spawnSync(
  'pnpm',
  ['exec', 'chromatic', '--build-script-name=build:storybook', '--exit-zero-on-changes'],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
