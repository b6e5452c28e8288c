import type { GlobalStyleRule } from '@vanilla-extract/css'
import { globalStyle } from '@vanilla-extract/css'
import { baseLayer, resetLayer } from './layers.css.ts'
import './themes.css.ts'
import { withValues } from './values.ts'
import { vars } from './vars.css.ts'

type Plain = Omit<GlobalStyleRule, '@layer'>
const reset = (selector: string, rule: Plain) =>
  globalStyle(selector, { '@layer': { [resetLayer]: withValues(rule) } })
const base = (selector: string, rule: Plain) =>
  globalStyle(selector, { '@layer': { [baseLayer]: withValues(rule) } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 })
reset('ul, ol', { listStyle: 'none' })
reset('fieldset', { border: 0, minWidth: 0 })
reset('img, svg', { display: 'block', maxWidth: '100%' })
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('a', { color: 'inherit' })
reset('table', { borderCollapse: 'collapse', width: '100%' })
reset('html', {
  textSizeAdjust: '100%',
  // The sticky header must not cover what a link or a key press brings into view (WCAG 2.4.11).
  scrollPaddingTop: `calc(${vars.size.nav} + ${vars.space[5]})`,
  // Nor may the edge of the window cut the ring of what it brings into view.
  scrollPaddingBottom: vars.space[6],
})

base('body', {
  fontFamily: vars.font.family,
  fontSize: vars.text.body,
  fontStretch: vars.stretch.normal,
  lineHeight: vars.leading.body,
  color: vars.color.fgDefault,
  background: vars.color.bgCanvas,
  // A word that is longer than its line breaks; it never pushes the page wider than the window.
  overflowWrap: 'break-word',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
})
base(':focus-visible', {
  outline: `${vars.border.ring} solid ${vars.color.focusRing}`,
  outlineOffset: vars.border.thick,
})
// A blue ring is invisible on petrol: inverse surfaces say so with this attribute.
base('[data-surface=inverse] :focus-visible', { outlineColor: vars.color.focusRingInverse })
base('[data-surface=plain] :focus-visible', { outlineColor: vars.color.focusRing })
base('[data-surface=tape] :focus-visible', { outlineColor: vars.color.tapeFg })
base('::selection', { background: vars.color.tapeBg, color: vars.color.tapeFg })
