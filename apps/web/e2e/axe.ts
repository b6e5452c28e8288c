import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

// The engine that the stories are checked with: their addon's own.
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@storybook/addon-a11y'))
const engine = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run: (options: object) => Promise<{
    violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[]
  }>
}

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What depends on the theme alone. */
const ofColours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What axe finds wrong with the page on screen: rule, place and reason, one line each. */
export async function faultsOf(page: Page, { coloursOnly = false } = {}): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  // Evaluated by the browser's tools, which the page's content security policy does not bind.
  if (!isThere) await page.evaluate(engine)
  return page.evaluate(
    async (runOnly) => {
      // A colour that is still changing is nobody's colour.
      const changes = document.getAnimations().filter((one) => one instanceof CSSTransition)
      await Promise.allSettled(changes.map(({ finished }) => finished))
      const { axe } = window as unknown as { axe: Axe }
      const { violations } = await axe.run({
        runOnly,
        resultTypes: ['violations'],
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => `${id}: ${String(target)} ${failureSummary}`),
      )
    },
    coloursOnly ? ofColours : everyRule,
  )
}
