import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css'
import { globalStyle, style as plainStyle } from '@vanilla-extract/css'
import { lowerSpecificity } from './lowerSpecificity.ts'
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

/** Returns the functions that create rules in a cascade layer. */
export const createStyle = (layer: string) => {
  const layered = (rule: Rule): StyleRule => ({ '@layer': { [layer]: withFallbacks(lowerRule(rule)) } })
  return {
    style: (rule: Rule | (Rule | string)[]) => {
      const parts: ComplexStyleRule = Array.isArray(rule)
        ? rule.map((part) => (typeof part === 'string' ? part : layered(part)))
        : layered(rule)
      return plainStyle(parts)
    },
    variants: <Name extends string | number>(rules: Record<Name, Rule>): Record<Name, string> => {
      const names = {} as Record<Name, string> // filled below
      for (const name in rules) names[name] = plainStyle(layered(rules[name]), name)
      return names
    },
    within: (selector: string, rule: Rule) => globalStyle(lowerSpecificity(selector), layered(rule)),
  }
}
