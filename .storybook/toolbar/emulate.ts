import { nameOf } from '../../packages/ui/src/theme/names.ts'
import { lightColor } from '../../packages/ui/src/theme/tokens.ts'

/** A question that a stylesheet or a script may ask the device, with the answer that we pretend. */
const answers = {
  motion: '(prefers-reduced-motion: reduce)',
  contrast: '(forced-colors: active)',
} as const
type Feature = keyof typeof answers

const always = '(min-width: 0px)'
const on = new Set<Feature>()
const originals = new WeakMap<CSSMediaRule, string>()

const asked = (condition: string) =>
  [...on].reduce((text, feature) => text.replaceAll(answers[feature], always), condition)

const rewrite = (rules: CSSRuleList) => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText
      originals.set(rule, original)
      if (rule.media.mediaText !== asked(original)) rule.media.mediaText = asked(original)
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) rewrite(rule.cssRules)
  }
}
const rewriteAll = () => {
  for (const sheet of document.styleSheets)
    if (!sheet.href?.startsWith('http:') || sheet.href.startsWith(location.origin)) rewrite(sheet.cssRules)
}

const ask = window.matchMedia.bind(window)
let isWatching = false

/** From the first use on: scripts that ask get the pretended answer too, and so do styles that arrive later. */
const watch = () => {
  if (isWatching) return
  isWatching = true
  window.matchMedia = (condition) => ask(asked(condition))
  new MutationObserver(() => on.size > 0 && rewriteAll()).observe(document.head, {
    childList: true,
    subtree: true,
  })
}

/** Pretends that the device asks for it: what the product says for that case in its own styles and scripts applies. */
export const emulate = (wanted: Record<Feature, boolean>) => {
  const changed = (Object.keys(answers) as Feature[]).filter((feature) => on.has(feature) !== wanted[feature])
  if (changed.length === 0) return
  for (const feature of changed) on[wanted[feature] ? 'add' : 'delete'](feature)
  watch()
  rewriteAll()
  palette.textContent = on.has('contrast') ? systemColours : ''
  if (!palette.isConnected) document.head.append(palette)
}

const system = (token: string) => {
  if (/scrim/i.test(token)) return undefined
  if (/disabled/i.test(token)) return 'GrayText'
  if (/^link/i.test(token)) return 'LinkText'
  if (/focus/i.test(token)) return 'Highlight'
  return /(bg|tint|track|skeleton|sheen|empty|grid|hover)/i.test(token) && !/(fg|stroke)$/i.test(token)
    ? 'Canvas'
    : 'CanvasText'
}
// The browser would force its palette on everything; here every colour of the theme becomes a system colour.
const systemColours = `:root:root, :root [data-theme] { ${Object.keys(lightColor)
  .flatMap((token) => {
    const colour = system(token)
    return colour ? [`--${nameOf(['color', token])}: ${colour} !important;`] : []
  })
  .join(' ')} --plm-shadow-1: none; --plm-shadow-2: none; --plm-shadow-3: none; }`
const palette = document.createElement('style')
