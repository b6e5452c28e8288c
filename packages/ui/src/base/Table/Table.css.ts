import { style, variants } from '../../theme/style.ts'
import { type } from '../../theme/type.css.ts'
import { vars } from '../../theme/vars.css.ts'

// Of the table's own place and in letters: beside a list or with large letters it is as cramped as on a phone.
const narrow = '(width < 34rem)'
const inset = vars.space[6]
const narrowInset = vars.space[4]
const line = `${vars.border.thin} solid ${vars.color.borderSubtle}`

/** Out of sight, but still read: the headers of a table that is drawn as cards. */
const silent = {
  position: 'absolute',
  width: vars.border.thin,
  height: vars.border.thin,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

export const frame = style({ containerType: 'inline-size' })
export const table = style({
  position: 'relative',
  width: '100%',
  '@container': { [narrow]: { display: 'block' } },
})
export const caption = style({
  ...type.h3,
  padding: `${vars.space[4]} ${inset}`,
  textAlign: 'start',
  '@container': { [narrow]: { display: 'block', paddingInline: narrowInset } },
})
export const hiddenCaption = style(silent)

export const head = style({ '@container': { [narrow]: silent } })
export const body = style({ '@container': { [narrow]: { display: 'block' } } })

const edges = {
  '&:first-child': { paddingInlineStart: inset },
  '&:last-child': { paddingInlineEnd: inset },
}
export const column = style({
  ...type.label,
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[3]}`,
  background: vars.color.bgSunken,
  color: vars.color.fgMuted,
  textAlign: 'start',
  selectors: { ...edges, '&[data-numeric]': { textAlign: 'end' } },
})

// In a narrow place each row is a card: its name first, then its cells, each with the text of its header.
export const row = style({
  borderTop: line,
  ':hover': { background: vars.color.bgHover },
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${vars.space[2]} ${vars.space[3]}`,
      padding: `0.875rem ${narrowInset}`,
    },
  },
})

export const cell = style({
  paddingBlock: '0.6875rem',
  paddingInline: `0 ${vars.space[3]}`,
  textAlign: 'start',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
  selectors: {
    ...edges,
    '&[data-numeric]': {
      fontVariantNumeric: 'tabular-nums lining-nums',
      textAlign: 'end',
      overflowWrap: 'normal',
    },
  },
  '@container': {
    [narrow]: { selectors: { '&:nth-child(n)': { padding: 0 } } },
  },
})

/** How a cell stands in a card. */
export const place = variants({
  name: { '@container': { [narrow]: { flex: '1 1 0', minWidth: '55%' } } },
  line: {
    '@container': {
      [narrow]: {
        order: 2,
        display: 'flex',
        flex: '1 0 100%',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space[3],
        textAlign: 'end',
        // The header is tied to the cell by the table itself, so the drawn copy of it stays silent.
        '::before': {
          ...type.label,
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          flex: 'none',
          color: vars.color.fgMuted,
          textAlign: 'start',
        },
      },
    },
  },
  plain: {
    '@container': {
      [narrow]: { order: 2, selectors: { '&[data-numeric]': { marginInlineStart: 'auto' } } },
    },
  },
  beside: { '@container': { [narrow]: { order: 1, flex: 'none' } } },
})
/** A name with nothing beside it has the line to itself. */
export const alone = style({ '@container': { [narrow]: { flex: '1 0 100%' } } })

export const emptyRow = style({ borderTop: line, '@container': { [narrow]: { display: 'block' } } })
export const empty = style({
  padding: `${vars.space[6]} ${inset}`,
  color: vars.color.fgMuted,
  textAlign: 'center',
  '@container': { [narrow]: { display: 'block' } },
})
