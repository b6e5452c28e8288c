/** One file of a bundle. */
export interface Piece {
  kind: 'js' | 'css'
  bytes: number
  /** Needed before anybody has touched the page. */
  isFirst: boolean
  /** Belongs to what the first file fetches later, which a server has drawn already. */
  isDrawn: boolean
}

/** Something that is weighed. */
interface Budget {
  title: string
  /** The file beside this one that is bundled. */
  entry: string
  /** Which files of the bundle count. */
  counts: (piece: Pick<Piece, 'kind' | 'isFirst' | 'isDrawn'>) => boolean
  /** Bytes that fail the check. */
  limit: number
  /** Bytes that we want; where the limit is above it, docs/decisions/0016 says what stands in the way. */
  goal: number
  /** Packages, or their scope, that have no business in it. */
  without?: string[]
}

const heavy = ['formik', 'zod', '@radix-ui', 'react-aria', 'react-aria-components']

export const budgets: readonly Budget[] = [
  {
    title: 'Button, JS',
    entry: 'button',
    counts: ({ kind }) => kind === 'js',
    limit: 1430,
    goal: 3000,
    without: heavy,
  },
  {
    title: 'Button, CSS with both themes',
    entry: 'button',
    counts: ({ kind }) => kind === 'css',
    limit: 1500,
    goal: 1500,
  },
  {
    title: 'OfferCard with photo, badge and money, JS',
    entry: 'offerCard',
    counts: ({ kind }) => kind === 'js',
    limit: 4580,
    goal: 8000,
    without: heavy,
  },
  {
    title: 'List of services, come as HTML, before interaction',
    entry: 'offersPage',
    counts: ({ kind, isFirst, isDrawn }) => isFirst || (kind === 'css' && isDrawn),
    limit: 12_000,
    goal: 12_000,
  },
  {
    title: 'The same, drawn in the browser, before interaction',
    entry: 'offersScreen',
    counts: ({ isFirst }) => isFirst,
    limit: 24_500,
    goal: 12_000,
  },
  {
    title: 'List of services with all it may load, JS + CSS',
    entry: 'offersScreen',
    counts: () => true,
    limit: 33_500,
    goal: 35_000,
    without: heavy,
  },
]
