import { readOklch, toHexAlpha } from './colour.ts'
import { nameOf } from './names.ts'
import { scales } from './scales.ts'
import { gutter } from './sizes.ts'
import { darkColor, darkShadow, lightColor, lightShadow } from './tokens.ts'

const isColour = /oklch\([^)]*\)/g

/** Two values as one: the browser takes the colours of the colour scheme that is on. */
const both = (light: string, dark: string) => {
  if (light === dark) return light
  if (light.match(isColour)?.[0] === light) return `light-dark(${light}, ${dark})`
  // Shadows differ in shape too: each theme's are drawn in both, transparent in the other.
  const day = light.replace(isColour, (colour) => `light-dark(${colour}, transparent)`)
  return `${day}, ${dark.replace(isColour, (colour) => `light-dark(transparent, ${colour})`)}`
}

type Values = Record<string | number, string>
// Every colour of the palette lies inside sRGB, where `#rrggbb` says the same in half of the letters.
const inHex = (value: string) => value.replace(isColour, (colour) => toHexAlpha(readOklch(colour)))
const paired = (light: Values, dark: Values): Values =>
  Object.fromEntries(
    Object.entries(light).map(([name, value]) => [name, inHex(both(value, dark[name] ?? value))]),
  )

const groups: Record<string, Values> = {
  color: paired(lightColor, darkColor),
  shadow: paired(lightShadow, darkShadow),
  ...scales,
}

/** What every custom property of the theme is worth, by name, where nobody says otherwise. */
export const values: ReadonlyMap<string, string> = new Map([
  ...Object.entries(groups).flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([name, value]) => [`--${nameOf([group, name])}`, value] as const),
  ),
  [`--${nameOf(['gutter'])}`, gutter.small],
])

const use = /var\((--plm-[\w-]+)\)/g

/**
 * Writes its value beside every use of a token: `var(--plm-space-4, 16px)`. So a component brings the tokens that
 * it draws with and no others, and whoever declares one of them, a brand for instance, still has the last word.
 */
export function withValues<Rule>(rule: Rule): Rule
export function withValues(rule: unknown): unknown {
  if (typeof rule === 'string')
    return rule.replace(use, (plain, name: string) => {
      const value = values.get(name)
      return value === undefined ? plain : `var(${name}, ${value})`
    })
  if (Array.isArray(rule)) return rule.map((part: unknown) => withValues(part))
  if (typeof rule !== 'object' || rule === null) return rule
  return Object.fromEntries(Object.entries(rule).map(([key, part]) => [key, withValues(part)]))
}
