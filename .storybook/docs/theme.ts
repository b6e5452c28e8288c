import { create } from 'storybook/theming'
import { toHexColor } from '../../packages/ui/src/theme/color/parseColor.ts'
import { scales } from '../../packages/ui/src/theme/scales.ts'
import { darkColor, lightColor } from '../../packages/ui/src/theme/tokens.ts'

const createTheme = (base: 'light' | 'dark', color: Record<keyof typeof lightColor, string>) =>
  create({
    base,
    brandTitle: 'Plomada',
    brandUrl: './',
    colorPrimary: toHexColor(color.accentBg),
    colorSecondary: toHexColor(color.linkFg),
    appBg: toHexColor(color.bgCanvas),
    appContentBg: toHexColor(color.bgCanvas),
    appPreviewBg: toHexColor(color.bgCanvas),
    appHoverBg: toHexColor(color.bgHover),
    appBorderColor: toHexColor(color.borderSubtle),
    appBorderRadius: 12,
    textColor: toHexColor(color.fgDefault),
    textMutedColor: toHexColor(color.fgMuted),
    textInverseColor: toHexColor(color.fgOnInverse),
    barBg: toHexColor(color.bgSurface),
    barTextColor: toHexColor(color.fgMuted),
    barHoverColor: toHexColor(color.linkFg),
    barSelectedColor: toHexColor(color.linkFg),
    inputBg: toHexColor(color.bgSurface),
    inputBorder: toHexColor(color.borderControl),
    inputTextColor: toHexColor(color.fgDefault),
    inputBorderRadius: 8,
    fontBase: scales.font.family,
    fontCode: 'ui-monospace, "DejaVu Sans Mono", monospace',
  })

/** Themes of Storybook's own UI, from the tokens. */
export const docsTheme = { light: createTheme('light', lightColor), dark: createTheme('dark', darkColor) }
