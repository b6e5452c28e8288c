import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css'
import { globalStyle, keyframes as plainKeyframes, style as plainStyle } from '@vanilla-extract/css'
import { componentsLayer } from './layers.css.ts'
import { lean } from './lean.ts'
import './themes.css.ts'
import { withValues } from './values.ts'

/** Words of a rule that may be layered: everything but a layer of its own. */
export type Rule = Omit<StyleRule, '@layer'>

/** The rule with every selector in it made lean, also those within its conditions. */
const leanRule = <Part extends object>(rule: Part): Part =>
  Object.fromEntries(
    Object.entries(rule).map(([name, part]: [string, unknown]) => {
      if (typeof part !== 'object' || part === null || Array.isArray(part)) return [name, part]
      const inner = leanRule(part)
      if (name !== 'selectors') return [name, inner]
      return [name, Object.fromEntries(Object.entries(inner).map(([selector, own]) => [lean(selector), own]))]
    }),
  ) as Part // the same keys, but for selectors, which are plain text to the type

const layered = (rule: Rule): StyleRule => ({
  '@layer': { [componentsLayer]: withValues(leanRule(rule)) },
})

/** Like vanilla-extract's `style`, with the rule in the components layer. Lists compose classes and rules. */
export const style = (rule: Rule | (Rule | string)[]) => {
  const parts: ComplexStyleRule = Array.isArray(rule)
    ? rule.map((part) => (typeof part === 'string' ? part : layered(part)))
    : layered(rule)
  return plainStyle(parts)
}

/** One class per name, each in the components layer. */
export const variants = <Name extends string | number>(rules: Record<Name, Rule>): Record<Name, string> => {
  const names = {} as Record<Name, string> // filled below, name by name
  for (const name in rules) names[name] = plainStyle(layered(rules[name]), name)
  return names
}

/** A rule for a descendant of a component, in the components layer. */
export const within = (selector: string, rule: Rule) => globalStyle(lean(selector), layered(rule))

/** Like vanilla-extract's `keyframes`, for steps that use tokens. */
export const keyframes: typeof plainKeyframes = (steps, debugId) => plainKeyframes(withValues(steps), debugId)
