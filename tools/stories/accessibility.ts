import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { StorySettings } from './page/probe.ts'
import type { StoryPage, Theme } from './storyPage.ts'

// The same axe version and parameters as Storybook's accessibility addon, so that its panel shows the same results.
const { resolve } = createRequire(createRequire(import.meta.url).resolve('@storybook/addon-a11y'))
const engine = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

interface Axe {
  reset: () => void
  configure: (config: object) => void
  run: (
    context: unknown,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[] }>
}

/** The rules whose result depends on the theme. */
const colorRules = ['color-contrast', 'link-in-text-block']

const runAxe = async ({ config = {}, options = {}, context }: StorySettings['a11y']) => {
  const { axe } = window as unknown as { axe: Axe }
  // Each story adds some: after a while there are hundreds, and axe reads every element.
  for (const link of document.querySelectorAll('link[rel=modulepreload]')) link.remove()
  axe.reset()
  axe.configure({ ...config, noHtml: true })
  const wanted = context ?? { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs'] }
  const { violations } = await axe.run(wanted, { ...options, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${String(target)} ${failureSummary}`),
  )
}

/** Runs axe: every rule in the light theme, and only the color rules in the dark theme. */
export async function checkAccessibility(
  story: StoryPage,
  theme: Theme,
  { disable, test, ...parameters }: StorySettings['a11y'],
): Promise<string[]> {
  if (disable || test === 'off') return []
  const { page } = story
  // The debugger evaluates it, so a content security policy does not block it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine)
  const colorsOnly = { runOnly: { type: 'rule', values: colorRules } }
  const options = theme === 'dark' ? { ...parameters.options, ...colorsOnly } : parameters.options
  const problems = await page.evaluate(runAxe, { ...parameters, ...(options && { options }) })
  return problems.map((problem) => `${theme}: ${problem}`)
}
