import type { Fault } from '../types.ts'

const ui = 'packages/ui/src'
const web = 'apps/web/src'

/** Loading, empty and error states. */
export const states: readonly Fault[] = [
  {
    name: 'failure-shown-as-empty',
    what: 'A list that failed to load shows «no results».',
    file: `${ui}/layout/Cards/Cards.tsx`,
    find: "  if (hasFailed) return 'failed'\n  if (!cards) return 'loading'\n  return cards.length === 0 ? 'empty' : 'loaded'",
    replace:
      "  if (!cards) return hasFailed ? 'failed' : 'loading'\n  return cards.length === 0 ? 'empty' : 'loaded'",
    expect: { stage: 'unit', filter: `${web}/failedReads.test.tsx` },
    also: [
      { stage: 'stories', filter: '^(patterns-layout-cards|marketplace-offer-offerlist|screens-offers)--' },
    ],
  },
  {
    name: 'empty-search-shown-as-no-offers',
    what: 'A search without matches shows the owner of twenty offers the message for no offers.',
    file: 'packages/ui/src/screens/OwnOffersScreen.tsx',
    find: 'const hasNone = isEmpty && !isFiltered',
    replace: 'const hasNone = isEmpty',
    expect: { stage: 'unit', filter: `${web}/filters/usePages.test.tsx` },
  },
  {
    name: 'empty-while-loading',
    what: 'While another filter loads, the page keeps showing the empty result of the previous filter.',
    file: `${web}/filters/usePages.ts`,
    find: 'return isBeyond || (isLoading && data?.result.length === 0) ?',
    replace: 'return isBeyond ?',
    expect: { stage: 'unit', filter: `${web}/filters/usePages.loading.test.tsx` },
  },
  {
    name: 'loading-not-announced',
    what: 'Screen readers do not announce that a list is loading.',
    file: `${ui}/layout/Cards/Cards.tsx`,
    find: "<VisuallyHidden isStatus>{useMessages()('loading')}</VisuallyHidden>",
    replace: "<VisuallyHidden>{useMessages()('loading')}</VisuallyHidden>",
    expect: { stage: 'stories', filter: '^patterns-layout-cards--' },
  },
]
