import { getTokenName } from '../theme/tokenNames.ts'
import { aliases, type ColorToken, darkColor, lightColor } from '../theme/tokens.ts'

const themes = { light: lightColor, dark: darkColor }
const getVariable = (token: string) => `--${getTokenName(['color', token])}`
const toOklch = (color: string) => (color === 'white' ? lightColor.bgSurface : color)

/** Returns the colors of a theme with those that a brand sets. */
export const applyBrand = (brand: ReadonlyMap<string, string>, theme: 'light' | 'dark') =>
  Object.fromEntries(
    Object.entries(themes[theme]).map(([token, own]) => {
      const alias = aliases[token as ColorToken] // the keys of the theme
      const branded = brand.get(getVariable(token)) ?? (alias && brand.get(getVariable(alias)))
      const sides = branded && /^light-dark\((?<light>.+), (?<dark>\S.+)\)$/.exec(branded)?.groups
      return [token, toOklch((sides ? sides[theme] : branded) ?? own)]
    }),
  )
