import type { Fault } from '../types.ts'

const ui = 'packages/ui/src'

/** Widths of 320, 390 and 1280 px, right to left, and 200 % zoom. */
export const layout: readonly Fault[] = [
  {
    name: 'card-foot-on-one-line',
    what: 'At 200 % text size the price and the button of a card do not wrap and are cut off.',
    file: `${ui}/offer/card.css.ts`,
    find: "  flexWrap: 'wrap',\n  alignItems: 'center',\n  justifyContent: 'space-between',\n",
    replace: "  alignItems: 'center',\n  justifyContent: 'space-between',\n",
    expect: { stage: 'stories', filter: '^marketplace-offer-(offercard|offerlist)--' },
  },
  {
    name: 'hidden-text-widens-rtl-pages',
    what: 'Text for screen readers makes pages wider than the window in right-to-left languages.',
    file: `${ui}/base/VisuallyHidden/VisuallyHidden.css.ts`,
    find: "  position: 'absolute',\n",
    replace: "  position: 'absolute',\n  left: vars.size.skipOffset,\n",
    expect: { stage: 'stories', filter: '^components-text-visuallyhidden--' },
    also: [{ stage: 'stories', filter: '^patterns-layout-cards--' }],
  },
  {
    name: 'buttons-wider-than-the-phone',
    what: 'A button with a long label leaves the window at 320 px.',
    file: `${ui}/base/Button/Button.css.ts`,
    find: "  maxWidth: '100%',\n  paddingBlock",
    replace: "  whiteSpace: 'nowrap',\n  paddingBlock",
    expect: { stage: 'stories', filter: '^components-control-button--' },
  },
  {
    name: 'filters-take-the-wide-column',
    what: 'At 1280 px the filters take the wide column and the list the narrow one.',
    file: `${ui}/base/Split/Split.css.ts`,
    find: 'gridTemplateColumns: `${sideWidth} minmax(0, 1fr)`',
    replace: 'gridTemplateColumns: `minmax(0, 1fr) ${sideWidth}`',
    expect: { stage: 'pictures', filter: '^patterns-layout-listpage--' },
    also: [{ stage: 'stories', filter: '^(patterns-layout-listpage|components-layout-split)--' }],
  },
  {
    name: 'pager-on-one-line',
    what: 'The numbers of a pager leave the window on a phone.',
    file: `${ui}/base/Pager/Pager.css.ts`,
    find: "  display: 'flex',\n  flexWrap: 'wrap',",
    replace: "  display: 'flex',",
    expect: { stage: 'stories', filter: '^components-navigation-pager--' },
  },
]
