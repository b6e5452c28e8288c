import { createVar } from '@vanilla-extract/css'
import { from } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'
import { stickyColumn } from './stickyColumn.css.ts'

const sideWidth = createVar()

export const split = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from(1024)]: { columnGap: vars.space[8], alignItems: 'start' } },
})

export const position = variants({
  start: { '@media': { [from(1024)]: { gridTemplateColumns: `${sideWidth} minmax(0, 1fr)` } } },
  end: { '@media': { [from(1024)]: { gridTemplateColumns: `minmax(0, 1fr) ${sideWidth}` } } },
})

export const width = variants({
  filters: { vars: { [sideWidth]: vars.size.filters } },
  menu: { vars: { [sideWidth]: vars.size.menu } },
  list: { vars: { [sideWidth]: vars.size.list } },
  aside: { vars: { [sideWidth]: vars.size.aside } },
  asideWide: { vars: { [sideWidth]: vars.size.asideWide } },
})

export const part = style({ minWidth: 0 })

// Puts the sticky column above the main column; otherwise the browser composites each card as a separate layer.
export const sticky = style({ '@media': { [from(1024)]: { ...stickyColumn, zIndex: vars.z.raised } } })
export const under = style({ isolation: 'isolate' })
