import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { noScripts } from './breakpoints.ts'
import { focusRing } from './focusRing.ts'
import { baseLayer, resetLayer } from './layers.css.ts'
import './themes.css.ts'
import { withFallbacks } from './values.ts'
import { vars } from './vars.css.ts'

type Rule = Omit<GlobalStyleRule, '@layer'>
const reset = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [resetLayer]: withFallbacks(rule) } })
const base = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [baseLayer]: withFallbacks(rule) } })

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 })
reset('ul, ol', { listStyle: 'none' })
reset('fieldset', { border: 0, minWidth: 0 })
reset('img, svg', { display: 'block', maxWidth: '100%' })
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
reset('a', { color: 'inherit' })
// Such a button only acts by a script or by one of these attributes. `!important` in the first layer overrides them all.
reset('button[type=button]:not([popovertarget], [commandfor])', {
  '@media': { [noScripts]: { display: 'none !important' } },
})
reset('table', { borderCollapse: 'collapse', width: '100%' })
reset('html', {
  textSizeAdjust: '100%',
  // The sticky header must not cover what a link or a key press brings into view (WCAG 2.4.11).
  scrollPaddingTop: `calc(${vars.size.nav} + ${vars.space[5]})`,
  // The window's edge must not clip the focus ring of what is brought into view.
  scrollPaddingBottom: vars.space[6],
})

base('body', {
  fontFamily: vars.font.family,
  fontSize: vars.text.body,
  fontStretch: vars.stretch.normal,
  lineHeight: vars.leading.body,
  color: vars.color.fgDefault,
  background: vars.color.bgCanvas,
  // A word longer than its line must not make the page wider than the window.
  overflowWrap: 'break-word',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
})
base(':focus-visible', focusRing)
// The blue focus ring is invisible on petrol, so inverse surfaces set this attribute.
base('[data-surface=inverse] :focus-visible', { outlineColor: vars.color.focusRingInverse })
base('[data-surface=tape] :focus-visible', { outlineColor: vars.color.tapeFg })
// Last: a plain surface may be inside of the others.
base('[data-surface=plain] :focus-visible', { outlineColor: vars.color.focusRing })
base('[dir=rtl] :has(> .plm-mirror)', { scale: '-1 1' })
base('::selection', { background: vars.color.tapeBg, color: vars.color.tapeFg })
