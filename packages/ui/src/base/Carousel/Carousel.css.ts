import { createVar } from '@vanilla-extract/css'
import { below, forcedColors, from, noScripts } from '../../theme/breakpoints.ts'
import { style, within } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

const slides = createVar()

// Title and controls above the slides, progress below. On a phone the controls are next to the progress.
export const carousel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"title controls" "row row" "progress progress"',
  alignItems: 'end',
  gap: `${vars.space[6]} ${vars.space[4]}`,
  '@media': {
    [below(600)]: {
      gridTemplateAreas: '"title title" "row row" "progress controls"',
      alignItems: 'center',
    },
  },
})

export const heading = style({ gridArea: 'title', minWidth: 0 })
export const controls = style({
  gridArea: 'controls',
  display: 'flex',
  gap: vars.space[2],
  '@media': { [noScripts]: { display: 'none' } },
})
export const steps = style({ display: 'flex', gap: vars.space[2] })

export const stage = style({ gridArea: 'row', minWidth: 0 })

// Below 480 px, 18 % of the next slide is visible to show that the row scrolls. The padding leaves room for focus rings.
export const row = style({
  vars: { [slides]: '1.18' },
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% - (${slides} - 1) * ${vars.space[4]}) / ${slides})`,
  gap: vars.space[4],
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: vars.space.snug,
  scrollbarWidth: 'none',
  padding: vars.space.snug,
  margin: `calc(-1 * ${vars.space.snug})`,
  '@media': {
    [from(480)]: { vars: { [slides]: '2' } },
    [from(600)]: { vars: { [slides]: '3' } },
    [from(750)]: { vars: { [slides]: '4' } },
    [from(1024)]: { vars: { [slides]: '5' } },
    [noScripts]: { scrollbarWidth: 'thin' },
  },
})
within(`${row} > li`, { scrollSnapAlign: 'start', minWidth: 0 })

export const progress = style({
  gridArea: 'progress',
  position: 'relative',
  '@media': { [noScripts]: { display: 'none' } },
})
export const bar = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  height: vars.border.mark,
  borderRadius: vars.border.thick,
  background: vars.color.accentBg,
  '@media': { [forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
})
