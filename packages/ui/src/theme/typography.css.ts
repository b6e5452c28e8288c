import { vars } from './vars.css.ts'

const display = {
  fontWeight: vars.weight.heavy,
  fontStretch: vars.stretch.h1,
  letterSpacing: vars.tracking.h1,
  textWrap: 'balance',
} as const

const title = {
  fontStretch: vars.stretch.title,
  letterSpacing: vars.tracking.title,
  textWrap: 'balance',
} as const

/** Text styles, to spread into a rule. */
export const typography = {
  hero: {
    fontSize: vars.text.hero,
    lineHeight: vars.leading.solid,
    fontWeight: vars.weight.heavy,
    fontStretch: vars.stretch.hero,
    letterSpacing: vars.tracking.hero,
    textWrap: 'balance',
  },
  h1: { ...display, fontSize: vars.text.h1, lineHeight: '1.06' },
  section: { ...display, fontSize: vars.text.section, lineHeight: vars.leading.snug },
  h2: { ...title, fontSize: vars.text.h2, lineHeight: vars.leading.snug, fontWeight: vars.weight.title },
  h3: { ...title, fontSize: vars.text.h3, lineHeight: vars.leading.snug, fontWeight: vars.weight.title },
  card: {
    ...title,
    fontSize: vars.text.card,
    lineHeight: vars.leading.title,
    fontWeight: vars.weight.card,
    textWrap: 'pretty',
  },
  detail: {
    fontSize: vars.text.detail,
    lineHeight: '1.12',
    fontWeight: vars.weight.heavy,
    fontStretch: vars.stretch.normal,
    letterSpacing: vars.tracking.detail,
    textTransform: 'uppercase',
    textWrap: 'balance',
  },
  body: { fontSize: vars.text.body, lineHeight: vars.leading.body },
  small: { fontSize: vars.text.small, lineHeight: vars.leading.small },
  label: {
    fontSize: vars.text.label,
    lineHeight: vars.leading.small,
    fontWeight: vars.weight.label,
    fontStretch: vars.stretch.label,
  },
  badge: {
    fontSize: vars.text.label,
    lineHeight: vars.leading.small,
    fontWeight: vars.weight.button,
    fontStretch: vars.stretch.badge,
  },
  button: {
    fontSize: vars.text.body,
    lineHeight: vars.leading.tight,
    fontWeight: vars.weight.button,
    fontStretch: vars.stretch.button,
  },
  price: {
    fontSize: vars.text.price,
    lineHeight: vars.leading.solid,
    fontWeight: vars.weight.heavy,
    letterSpacing: vars.tracking.price,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
} as const
