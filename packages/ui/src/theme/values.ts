import { readOklch, toHexAlpha } from './color/color.ts'
import { getTokenName } from './tokenNames.ts'
import { gutter, scales } from './scales.ts'
import { aliases, darkColor, darkShadow, lightColor, lightShadow } from './tokens.ts'

const oklchColor = /oklch\([^)]*\)/g

/** Combines the light and the dark value in one, using `light-dark()`. */
const combine = (light: string, dark: string) => {
  if (light === dark) return light
  if (light.match(oklchColor)?.[0] === light) return `light-dark(${light}, ${dark})`
  // Shadows also differ in shape, so both are included, each transparent in the other theme.
  const day = light.replace(oklchColor, (color) => `light-dark(${color}, transparent)`)
  return `${day}, ${dark.replace(oklchColor, (color) => `light-dark(transparent, ${color})`)}`
}

type Values = Record<string | number, string>
// Every color of the palette is inside sRGB, so hexadecimal is exact, and half as long.
const toHexColors = (value: string) => value.replace(oklchColor, (color) => toHexAlpha(readOklch(color)))
const combineThemes = (light: Values, dark: Values): Values =>
  Object.fromEntries(
    Object.entries(light).map(([name, value]) => [name, toHexColors(combine(value, dark[name] ?? value))]),
  )

const colors = combineThemes(lightColor, darkColor)
for (const [name, other] of Object.entries(aliases)) {
  colors[name] = `var(--${getTokenName(['color', other])}, ${colors[other]})`
}

const groups: Record<string, Values> = {
  color: colors,
  shadow: combineThemes(lightShadow, darkShadow),
  ...scales,
}

/** Default value of each custom property of the theme, by name. */
export const defaultValues: ReadonlyMap<string, string> = new Map([
  ...Object.entries(groups).flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([name, value]) => [`--${getTokenName([group, name])}`, value] as const),
  ),
  [`--${getTokenName(['gutter'])}`, gutter.small],
])

const variableUse = /var\((--plm-[\w-]+)\)/g

/**
 * Adds the default value as fallback to each use of a token: `var(--plm-space-4, 16px)`. A component then ships only
 * the tokens it uses, and a brand can still override them.
 */
export function withFallbacks<Rule>(rule: Rule): Rule
export function withFallbacks(rule: unknown): unknown {
  if (typeof rule === 'string')
    return rule.replace(variableUse, (plain, name: string) => {
      const value = defaultValues.get(name)
      return value === undefined ? plain : `var(${name}, ${value})`
    })
  if (Array.isArray(rule)) return rule.map((part: unknown) => withFallbacks(part))
  if (typeof rule !== 'object' || rule === null) return rule
  return Object.fromEntries(Object.entries(rule).map(([key, part]) => [key, withFallbacks(part)]))
}
