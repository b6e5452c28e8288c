import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css'
import { globalStyle, keyframes as plainKeyframes, style as plainStyle } from '@vanilla-extract/css'
import { componentsLayer } from './layers.css.ts'
import { lowerSpecificity } from './lowerSpecificity.ts'
import './themes.css.ts'
import { withFallbacks } from './values.ts'

/** A style rule without `@layer`, which is added here. */
export type Rule = Omit<StyleRule, '@layer'>

/** Lowers the specificity of every selector of a rule, also inside media queries. */
const lowerRule = <Part extends object>(rule: Part): Part =>
  Object.fromEntries(
    Object.entries(rule).map(([name, part]: [string, unknown]) => {
      if (typeof part !== 'object' || part === null || Array.isArray(part)) return [name, part]
      const inner = lowerRule(part)
      if (name !== 'selectors') return [name, inner]
      return [
        name,
        Object.fromEntries(Object.entries(inner).map(([selector, own]) => [lowerSpecificity(selector), own])),
      ]
    }),
  ) as Part // only selectors change, which are strings in the type

const layered = (rule: Rule): StyleRule => ({
  '@layer': { [componentsLayer]: withFallbacks(lowerRule(rule)) },
})

/** Like vanilla-extract's `style`, with the rule in the components layer. Lists compose classes and rules. */
export const style = (rule: Rule | (Rule | string)[]) => {
  const parts: ComplexStyleRule = Array.isArray(rule)
    ? rule.map((part) => (typeof part === 'string' ? part : layered(part)))
    : layered(rule)
  return plainStyle(parts)
}

/** Returns one class per name, each in the components layer. */
export const variants = <Name extends string | number>(rules: Record<Name, Rule>): Record<Name, string> => {
  const names = {} as Record<Name, string> // filled below
  for (const name in rules) names[name] = plainStyle(layered(rules[name]), name)
  return names
}

/** Adds a rule for a descendant of a component to the components layer. */
export const within = (selector: string, rule: Rule) => globalStyle(lowerSpecificity(selector), layered(rule))

/** Like vanilla-extract's `keyframes`, for steps that use tokens. */
export const keyframes: typeof plainKeyframes = (steps, debugId) =>
  plainKeyframes(withFallbacks(steps), debugId)
