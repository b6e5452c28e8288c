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

/** A page for visitors, search engines and share previews. */
export interface PublicPage {
  /** The path; `:id` is a number. */
  path: string
  /** Its modules in the web app, whose files are preloaded. */
  modules: readonly string[]
  /** Returns its metadata, or null if there is nothing at its URL. A refused call of `find` decides the status. */
  describe: (sources: Sources, place: Place) => Promise<Head | null>
}
