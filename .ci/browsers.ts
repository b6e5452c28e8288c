/**
 * Walks a first visit and the main job in Firefox and WebKit, where Playwright's own are installed, and says where they
 * are not. Apart from `npm test`, which asks for Chromium alone.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { firefox, webkit } from 'playwright'

const journeys = ['first-visit', 'main-job']
const failed: string[] = []
for (const engine of [firefox, webkit]) {
  const name = engine.name()
  if (!existsSync(engine.executablePath())) {
    console.log(`${name} is not here, so nothing was tried in it: pnpm exec playwright install ${name}`)
    continue
  }
  const { status } = spawnSync(
    'pnpm',
    ['exec', 'playwright', 'test', '--config', 'apps/web/playwright.config.ts', ...journeys],
    { stdio: 'inherit', env: { ...process.env, BROWSER_ENGINE: name } },
  )
  if (status !== 0) failed.push(name)
}
if (failed.length > 0) console.error(`Journeys failed in ${failed.join(' and ')}.`)
process.exit(failed.length > 0 ? 1 : 0)
