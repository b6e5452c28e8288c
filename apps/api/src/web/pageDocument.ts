import { TAGLINE, type Trade } from '@plomada/domain'
import { tradeCalls } from '@plomada/domain/calls'
import type { FindCall, SendCall } from './visitorClient.ts'
import type { Head } from './head.ts'

/** The parameters in a page's path and its query. */
export interface Place {
  id: number
  /** Slugs. */
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, unknown>>
}

/** Data sources of `describe`. */
interface Sources {
  /** Sends a call as a visitor and adds the response to the document. */
  preload: SendCall
  /** Like `preload`, for an input that is the same at every URL: documents share the response for some seconds. */
  preloadShared: SendCall
  /** Sends a call as a visitor. */
  send: SendCall
  /** Sends a call as a visitor and adds the response or the refusal to the document. Throws a refusal. */
  find: FindCall
  /** Converts a path to a URL. */
  absolute: (path: string) => string
  /** Applies the message overrides to a text; not for user content. */
  message: (text: string) => string
}

/** A page of the web app, whose document the server sends. */
export interface PageDocument {
  /** The path; `:id` is a number. */
  path: string
  /** Its modules in the web app, whose files are preloaded. */
  modules: readonly string[]
  /**
   * Returns the metadata for visitors, search engines and share previews, or null if there is nothing at the URL. A
   * refused call of `find` decides the status. @default the page is for signed-in users
   */
  describe?: (sources: Sources, place: Place) => Promise<Head | null>
}

/** A page for visitors, search engines and share previews. */
export type PublicPage = PageDocument & Required<Pick<PageDocument, 'describe'>>

/** The module around the pages of admins. */
export const adminArea = 'src/frame/AdminArea.tsx'

/** Returns the name of a trade, if it is known. */
export const findTradeName = (
  trades: readonly Trade[] | undefined,
  id: number | undefined,
): string | undefined => trades?.find((trade) => trade.id === id)?.name

/** Creates a page whose content does not depend on data. */
export const textPage = (path: string, module: string, title: string): PublicPage => ({
  path,
  modules: [module],
  describe: async ({ preload, message }) => {
    // The top bar shows the trades.
    await preload(tradeCalls.list, {})
    return { title: message(title), description: message(TAGLINE), path }
  },
})
