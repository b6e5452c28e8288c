import { keyframes } from '@vanilla-extract/css'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { translate: '0 0.75rem', opacity: 0 } })
const slideIn = keyframes({ from: { translate: '-100% 0' } })
const slideUp = keyframes({ from: { translate: '0 100%' } })

const moving = (name: string) => `${name} ${vars.duration[3]} ${vars.easing.out}`

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.sheet,
  display: 'grid',
  background: vars.color.scrim,
  animation: `${appear} ${vars.duration[2]} ${vars.easing.out}`,
})

export const place = variants({
  center: { placeItems: 'center', padding: vars.space[4] },
  side: { justifyItems: 'start' },
  bottom: { alignItems: 'end' },
})

export const sheet = style({
  display: 'flex',
  background: vars.color.bgRaised,
  color: vars.color.fgDefault,
  boxShadow: vars.shadow[3],
  outline: 'none',
})

export const kind = variants({
  center: {
    width: '100%',
    maxWidth: vars.size.dialog,
    maxHeight: '100%',
    borderRadius: vars.radius[4],
    animation: moving(rise),
  },
  side: {
    width: `min(${vars.size.sheet}, 88vw)`,
    height: '100%',
    animation: moving(slideIn),
    selectors: { '[dir=rtl] &': { animation: moving(appear) } },
  },
  bottom: {
    width: '100%',
    height: '85dvh',
    borderRadius: `${vars.radius[4]} ${vars.radius[4]} 0 0`,
    animation: moving(slideUp),
  },
})

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1',
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} ${vars.space[5]}`,
  borderBottom: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
})

export const body = style({ flex: '1', minHeight: 0, overflowY: 'auto', padding: vars.space[5] })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[5]}`,
  paddingBottom: `calc(${vars.space[3]} + env(safe-area-inset-bottom))`,
  borderTop: `${vars.border.thin} solid ${vars.color.borderSubtle}`,
})
