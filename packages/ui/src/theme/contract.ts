import type { scales } from './scales.ts'
import type { lightColor, lightShadow } from './tokens.ts'

/** `bg-canvas` for `bgCanvas`. */
type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${Lowercase<First>}${Kebab<Rest>}`
    : `${Lowercase<First>}-${Kebab<Rest>}`
  : Name

type Groups = typeof scales & { shadow: typeof lightShadow }

/** A custom property of the theme, such as `--plm-accent-bg` or `--plm-space-4`. */
export type ThemeVariable =
  | `--plm-${Kebab<keyof typeof lightColor>}`
  | {
      [Group in keyof Groups]: `--plm-${Group}-${Kebab<`${keyof Groups[Group] & (string | number)}`>}`
    }[keyof Groups]
  | '--plm-gutter'

/** Values that a brand overrides. For a color that differs by theme, use `light-dark(…, …)`. */
export type ThemeValues = { readonly [Name in ThemeVariable]?: string }

/** Returns the style sheet of a brand, for a `<style>` element or a file. */
export const themeCss = (values: ThemeValues, selector = ':root') =>
  `${selector} {\n${Object.entries(values)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`
