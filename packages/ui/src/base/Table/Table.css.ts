import { style, variants } from '../../theme/style.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

// Measures the container in rem: next to a list, or with large text, the table is as narrow as on a phone.
const narrow = '(width < 34rem)'
const inset = vars.space[6]
const narrowInset = vars.space[4]
const line = `${vars.border.thin} solid ${vars.color.borderSubtle}`

/** Visually hidden: screen readers still read the headers of a table that is shown as cards. */
const visuallyHidden = {
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
  ...typography.h3,
  padding: `${vars.space[4]} ${inset}`,
  textAlign: 'start',
  '@container': { [narrow]: { display: 'block', paddingInline: narrowInset } },
})
export const hiddenCaption = style(visuallyHidden)

export const head = style({ '@container': { [narrow]: visuallyHidden } })
export const body = style({ '@container': { [narrow]: { display: 'block' } } })

const edges = {
  '&:first-child': { paddingInlineStart: inset },
  '&:last-child': { paddingInlineEnd: inset },
}
export const column = style({
  ...typography.label,
  paddingBlock: vars.space[2],
  paddingInline: `0 ${vars.space[3]}`,
  background: vars.color.bgSunken,
  color: vars.color.fgMuted,
  textAlign: 'start',
  selectors: { ...edges, '&[data-numeric]': { textAlign: 'end' } },
})

// In a narrow container each row is a card: its name first, then its cells with the text of their headers.
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

/** Position of a cell in a card. */
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
        // Hidden from screen readers, which read the header of the cell from the table.
        '::before': {
          ...typography.label,
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
/** Row name without a cell in the same line. */
export const alone = style({ '@container': { [narrow]: { flex: '1 0 100%' } } })

export const emptyRow = style({ borderTop: line, '@container': { [narrow]: { display: 'block' } } })
export const empty = style({
  padding: `${vars.space[6]} ${inset}`,
  color: vars.color.fgMuted,
  textAlign: 'center',
  '@container': { [narrow]: { display: 'block' } },
})
