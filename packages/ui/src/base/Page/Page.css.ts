import { below } from '../../theme/breakpoints.ts'
import { style } from '../../theme/style.ts'
import { vars } from '../../theme/vars.css.ts'

export const page = style({ flex: '1', minWidth: 0, outline: 'none' })

export const body = style({
  paddingBlock: `${vars.space[10]} ${vars.space[18]}`,
  '@media': {
    [below(750)]: { paddingBlock: `${vars.space[6]} ${vars.space[14]}` },
    print: { paddingBlock: 0 },
  },
})

export const titles = style({ display: 'grid', gap: vars.space[2], minWidth: 0 })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  marginBottom: vars.space[6],
  '@media': { [below(750)]: { marginBottom: vars.space[4] } },
})
