import type { LazyPage } from './lazyPage.tsx'

type Page = readonly [path: string, page: LazyPage]

/** What surrounds a page: the bars of the site, the admin area, or nothing in the window of a payment. */
export type Frame = 'site' | 'admin' | 'paymentWindow'

/** The pages of a noun, by their frame. */
export type PagesOfNoun = Partial<Record<Frame, readonly Page[]>>
