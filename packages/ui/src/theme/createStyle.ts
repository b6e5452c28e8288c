import type { ComplexStyleRule, StyleRule } from '@vanilla-extract/css'
import { generateIdentifier, globalStyle, style as plainStyle } from '@vanilla-extract/css'
import { appendCss, registerClassName } from '@vanilla-extract/css/adapter'
import { getFileScope } from '@vanilla-extract/css/fileScope'
import { classOf, type Variants } from './classes.ts'
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

/** The classes of each file. A file that is evaluated again has another scope. */
const takenBy = new WeakMap<object, Set<string>>()

/** Throws an error when another rule of the file has this class. */
function claim(name: string) {
  const scope = getFileScope()
  const taken = takenBy.get(scope) ?? new Set()
  if (taken.has(name)) throw new Error(`Two rules have the class ${name}. Name its variants.`)
  takenBy.set(scope, taken.add(name))
}

function addClass(name: string, rule: StyleRule) {
  claim(name)
  registerClassName(name, getFileScope())
  appendCss({ type: 'local', selector: name, rule }, getFileScope())
}

/** Returns the functions that create rules in a cascade layer. */
export const createStyle = (layer: string) => {
  const layered = (rule: Rule): StyleRule => ({ '@layer': { [layer]: withFallbacks(lowerRule(rule)) } })
  return {
    style: (rule: Rule | (Rule | string)[]) => {
      const parts: ComplexStyleRule = Array.isArray(rule)
        ? rule.map((part) => (typeof part === 'string' ? part : layered(part)))
        : layered(rule)
      const names = plainStyle(parts)
      claim(names.split(' ', 1)[0] ?? names)
      return names
    },
    /** With `'justify'` before them, rules have classes such as `plm-Inline-justify-start`, not `plm-Inline-start`. */
    variants: <Name extends string | number>(
      ...args: [rules: Record<Name, Rule>] | [debugId: string, rules: Record<Name, Rule>]
    ): Variants<Name> => {
      const [debugId, rules] = args.length === 2 ? args : ['variants', args[0]]
      const variants: Variants<Name> = generateIdentifier(debugId)
      for (const name in rules) addClass(classOf(variants, name), layered(rules[name]))
      return variants
    },
    within: (selector: string, rule: Rule) => globalStyle(lowerSpecificity(selector), layered(rule)),
  }
}
