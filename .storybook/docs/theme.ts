import { create } from 'storybook/theming'
import { font } from '../../packages/ui/src/theme/sizes.ts'
import { darkColor, lightColor } from '../../packages/ui/src/theme/tokens.ts'
import { hexOf } from './colour.ts'

const themeOf = (base: 'light' | 'dark', colour: Record<keyof typeof lightColor, string>) =>
  create({
    base,
    brandTitle: 'Plomada',
    brandUrl: './',
    colorPrimary: hexOf(colour.accentBg),
    colorSecondary: hexOf(colour.linkFg),
    appBg: hexOf(colour.bgCanvas),
    appContentBg: hexOf(colour.bgCanvas),
    appPreviewBg: hexOf(colour.bgCanvas),
    appHoverBg: hexOf(colour.bgHover),
    appBorderColor: hexOf(colour.borderSubtle),
    appBorderRadius: 12,
    textColor: hexOf(colour.fgDefault),
    textMutedColor: hexOf(colour.fgMuted),
    textInverseColor: hexOf(colour.fgOnInverse),
    barBg: hexOf(colour.bgSurface),
    barTextColor: hexOf(colour.fgMuted),
    barHoverColor: hexOf(colour.linkFg),
    barSelectedColor: hexOf(colour.linkFg),
    inputBg: hexOf(colour.bgSurface),
    inputBorder: hexOf(colour.borderControl),
    inputTextColor: hexOf(colour.fgDefault),
    inputBorderRadius: 8,
    fontBase: font.family,
    fontCode: 'ui-monospace, "DejaVu Sans Mono", monospace',
  })

/** The tokens as Storybook wants them, for its own parts around ours. */
export const docsTheme = { light: themeOf('light', lightColor), dark: themeOf('dark', darkColor) }
