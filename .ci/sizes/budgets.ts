/** Something that is weighed. */
interface Budget {
  title: string
  /** The file beside this one that is bundled. */
  entry: string
  /** Which files of the bundle count. */
  counts: (piece: { kind: 'js' | 'css'; isFirst: boolean }) => boolean
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
    limit: 1800,
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
    title: 'List of services before any interaction, JS + CSS',
    entry: 'offersScreen',
    counts: ({ isFirst }) => isFirst,
    limit: 24_100,
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
