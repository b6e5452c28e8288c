import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

// The version that the stories' addon brings, so that stories and journeys are checked alike.
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@storybook/addon-a11y'))
const axeSource = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  run: (options: object) => Promise<{
    violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[]
  }>
}

const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules whose result depends on the theme. */
const colorRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Runs axe on a page and returns its violations, a line each: rule, element and reason. */
export async function findViolations(page: Page, { colorsOnly = false } = {}): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  // Evaluated over the DevTools protocol, to which the page's content security policy does not apply.
  if (!isLoaded) await page.evaluate(axeSource)
  return page.evaluate(
    async (runOnly) => {
      // A color in the middle of a transition is not the one to check.
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await Promise.allSettled(transitions.map(({ finished }) => finished))
      const { axe } = window as unknown as { axe: Axe }
      const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => `${id}: ${String(target)} ${failureSummary}`),
      )
    },
    colorsOnly ? colorRules : everyRule,
  )
}
