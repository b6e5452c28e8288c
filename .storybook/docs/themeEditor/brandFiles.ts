import { themeCss } from '../../../packages/ui/src/theme/contract.ts'
import { type BrandOptions, createThemeValues } from '../../../packages/ui/src/theme/createThemeValues.ts'

const quote = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)
const writeOptions = (options: BrandOptions) =>
  `createThemeValues({ ${Object.entries(options)
    .map(
      ([name, value]: [string, string | number]) =>
        `${name}: ${typeof value === 'number' ? value : quote(value)}`,
    )
    .join(', ')} })`

/** Returns the style sheet of a brand. */
export const writeBrandCss = (options: BrandOptions) =>
  `/* ${writeOptions(options)} of @plomada/ui/theme */\n${themeCss(createThemeValues(options))}`

/** Returns the module of a brand, with its values and style sheet. */
export const writeBrandModule = (
  options: BrandOptions,
) => `import { type ThemeValues, themeCss } from '@plomada/ui/theme'

// ${writeOptions(options)}
export const brand: ThemeValues = {
${Object.entries(createThemeValues(options))
  .map(([name, value]) => `  '${name}': ${quote(value)},`)
  .join('\n')}
}

export const brandCss = themeCss(brand)
`
