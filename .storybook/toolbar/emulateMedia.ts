import { getTokenName } from '../../packages/ui/src/theme/tokenNames.ts'
import { lightColor } from '../../packages/ui/src/theme/tokens.ts'

/** Media queries of the emulated features. */
const queries = {
  motion: '(prefers-reduced-motion: reduce)',
  contrast: '(forced-colors: active)',
} as const
type Feature = keyof typeof queries

const ALWAYS = '(min-width: 0px)'
const enabled = new Set<Feature>()
const originals = new WeakMap<CSSMediaRule, string>()

const replaceEnabled = (condition: string) =>
  [...enabled].reduce((text, feature) => text.replaceAll(queries[feature], ALWAYS), condition)

const rewriteRules = (rules: CSSRuleList) => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText
      originals.set(rule, original)
      if (rule.media.mediaText !== replaceEnabled(original)) rule.media.mediaText = replaceEnabled(original)
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) rewriteRules(rule.cssRules)
  }
}
const rewriteSheets = () => {
  for (const sheet of document.styleSheets)
    if (!sheet.href?.startsWith('http:') || sheet.href.startsWith(location.origin))
      rewriteRules(sheet.cssRules)
}

const matchMedia = window.matchMedia.bind(window)
let isInstalled = false

/** Emulates the features for scripts and for style sheets that load later. */
const install = () => {
  if (isInstalled) return
  isInstalled = true
  window.matchMedia = (condition) => matchMedia(replaceEnabled(condition))
  new MutationObserver(() => enabled.size > 0 && rewriteSheets()).observe(document.head, {
    childList: true,
    subtree: true,
  })
}

/** Emulates media features: the matching styles and scripts of the product apply. */
export const emulateMedia = (wanted: Record<Feature, boolean>) => {
  const changed = (Object.keys(queries) as Feature[]).filter(
    (feature) => enabled.has(feature) !== wanted[feature],
  )
  if (changed.length === 0) return
  for (const feature of changed) enabled[wanted[feature] ? 'add' : 'delete'](feature)
  install()
  rewriteSheets()
  paletteStyle.textContent = enabled.has('contrast') ? systemColors : ''
  if (!paletteStyle.isConnected) document.head.append(paletteStyle)
}

const getSystemColor = (token: string) => {
  if (/scrim/i.test(token)) return undefined
  if (/disabled/i.test(token)) return 'GrayText'
  if (/^link/i.test(token)) return 'LinkText'
  if (/focus/i.test(token)) return 'Highlight'
  return /(bg|tint|track|skeleton|sheen|empty|grid|hover)/i.test(token) && !/(fg|stroke)$/i.test(token)
    ? 'Canvas'
    : 'CanvasText'
}
// A browser replaces all colors; here every color token becomes a system color.
const systemColors = `:root:root, :root [data-theme] { ${Object.keys(lightColor)
  .flatMap((token) => {
    const color = getSystemColor(token)
    return color ? [`--${getTokenName(['color', token])}: ${color} !important;`] : []
  })
  .join(' ')} --plm-shadow-1: none; --plm-shadow-2: none; --plm-shadow-3: none; }`
const paletteStyle = document.createElement('style')
