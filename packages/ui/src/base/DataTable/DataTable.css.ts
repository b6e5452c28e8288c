import { forcedColors } from '../../theme/breakpoints.ts'
import { style, variants } from '../../theme/compositeStyle.ts'
import { typography } from '../../theme/typography.css.ts'
import { vars } from '../../theme/vars.css.ts'

// As in Table: rows are cards in a narrow container.
const narrow = '(width < 34rem)'
const headerLine = `inset 0 calc(-1 * ${vars.border.thin}) ${vars.color.borderSubtle}`

/** Around the region that scrolls. Its focus ring is above the headers, which would cover one of the region. */
export const shell = style({
  position: 'relative',
  selectors: {
    '&:has(> :focus-visible)::after': {
      content: '',
      position: 'absolute',
      zIndex: vars.z.action,
      inset: 0,
      outline: `${vars.border.ring} solid ${vars.color.focusRing}`,
      outlineOffset: `calc(-1 * ${vars.border.ring})`,
      pointerEvents: 'none',
    },
  },
})

/** Scrolls the rows below their headers. */
export const region = style({
  maxHeight: 'min(70dvh, 48rem)',
  overflow: 'auto',
  // Leaves room for the headers above what Tab scrolls into view.
  scrollPaddingBlockStart: vars.size.control,
  outline: 'none',
  '@media': { print: { maxHeight: 'none' } },
})
/** A header in that region. */
export const sticky = style({
  position: 'sticky',
  zIndex: vars.z.raised,
  insetBlockStart: 0,
  boxShadow: headerLine,
  '@container': { [narrow]: { position: 'static', boxShadow: 'none' } },
})

/** Columns of a table that renders some of its rows keep their width. */
export const fixed = style({ tableLayout: 'fixed' })

// On cards, the line with what sorts and selects them stays.
export const head = style({ '@container': { [narrow]: { display: 'block' } } })
export const headRow = style({
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `0 ${vars.space[4]}`,
      // With room for the focus rings.
      padding: `${vars.space[1]} ${vars.space[4]}`,
      background: vars.color.bgSunken,
    },
  },
})
export const tool = style({
  '@container': { [narrow]: { selectors: { '&:nth-child(n)': { padding: 0 } } } },
})
/** Visually hidden on cards, which repeat it. */
export const header = style({
  '@container': {
    [narrow]: {
      position: 'absolute',
      width: vars.border.thin,
      height: vars.border.thin,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

export const checkbox = style({
  width: `calc(${vars.icon.lg} + ${vars.space[6]} + ${vars.space[3]})`,
  '@container': { [narrow]: { width: 'auto' } },
})

export const sort = style({
  ...typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.size.controlSmall,
  marginInline: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  border: 0,
  borderRadius: vars.radius[1],
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.bgHover },
  selectors: {
    '[aria-sort] > &': { color: vars.color.fgDefault },
    // The icon is before the label, which stays above the digits.
    '[data-numeric] > &': { flexDirection: 'row-reverse' },
  },
  '@container': { [narrow]: { selectors: { '[data-numeric] > &': { flexDirection: 'row' } } } },
})

/** Adds the color of a selected row. */
export const selected = style({
  background: vars.color.accentTint,
  '@media': {
    [forcedColors]: { outline: `${vars.border.thick} solid Highlight`, outlineOffset: '-0.125rem' },
  },
})

const between = (from: string, to: string) => `(${from} <= width < ${to})`
/** Cells of columns that leave a table without room for them. Cards have room. */
export const priority = variants('priority', {
  high: {},
  medium: { '@container': { [between('34rem', '46rem')]: { display: 'none' } } },
  low: { '@container': { [between('34rem', '60rem')]: { display: 'none' } } },
})

/** A row that takes the place of those that are not rendered. */
export const space = style({ '@container': { [narrow]: { display: 'block' } } })
export const spaceCell = style({ padding: 0 })

/** A cell of a row that loads, as high as a line. */
export const loading = style({ '@container': { [narrow]: { flex: '1 0 40%' } } })
