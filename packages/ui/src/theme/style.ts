import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css'
import { globalStyle, style as plainStyle } from '@vanilla-extract/css'
import { componentsLayer } from './layers.css.ts'
import './themes.css.ts'

/** Words of a rule that may be layered: everything but a layer of its own. */
export type Rule = Omit<StyleRule, '@layer'>

const layered = (rule: Rule): StyleRule => ({ '@layer': { [componentsLayer]: rule } })

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
export const within = (selector: string, rule: Rule) => globalStyle(selector, layered(rule))
