import type { Fault } from '../types.ts'

const ui = 'packages/ui/src'
const web = 'apps/web/src'

/** Loading, empty and error states. */
export const states: readonly Fault[] = [
  {
    name: 'failure-shown-as-empty',
    what: 'A list that could not be loaded says that there are no results.',
    file: `${ui}/layout/Cards/Cards.tsx`,
    find: '  if (hasFailed) return <ListError none={none} onRetry={onRetry} />\n  if (of?.length === 0) return empty',
    replace:
      '  if (of?.length === 0) return empty\n  if (hasFailed) return <ListError none={none} onRetry={onRetry} />',
    expect: { stage: 'unit', filter: `${web}/failedReads.test.tsx` },
    also: [{ stage: 'stories', filter: '^(layout-cards|offer-offerlist|screens-offers)--' }],
  },
  {
    name: 'empty-search-shown-as-no-offers',
    what: 'A search that finds nothing tells the owner of twenty offers that they have none.',
    file: `${web}/offer/OwnOffersPage.tsx`,
    find: 'const hasNone = isEmpty && !isFiltered',
    replace: 'const hasNone = isEmpty',
    expect: { stage: 'unit', filter: `${web}/filters/usePages.test.tsx` },
  },
  {
    name: 'empty-while-loading',
    what: 'While another filter loads, the page goes on saying that the last one found nothing.',
    file: `${web}/filters/usePages.ts`,
    find: 'return isBeyond || (isLoading && data?.result.length === 0) ?',
    replace: 'return isBeyond ?',
    expect: { stage: 'unit', filter: `${web}/filters/usePages.loading.test.tsx` },
  },
  {
    name: 'loading-not-announced',
    what: 'Screen readers are not told that a list is loading.',
    file: `${ui}/layout/Cards/Cards.tsx`,
    find: '<VisuallyHidden isStatus>{layoutCopy.loading}</VisuallyHidden>',
    replace: '<VisuallyHidden>{layoutCopy.loading}</VisuallyHidden>',
    expect: { stage: 'stories', filter: '^layout-cards--' },
  },
]
