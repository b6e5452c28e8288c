import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { PreloadedResponse } from '@plomada/domain/contract'

/** A page to render for a visitor. */
export interface PageToRender {
  /** Path and query. */
  url: string
  /** Responses to the calls of the page. */
  responses: readonly PreloadedResponse[]
  /** Called for each part that could not be rendered; the browser renders it again. */
  onError: (error: unknown) => void
  /** Ends the rendering. */
  signal: AbortSignal
}

/** Renders the content of the document's root element, as text or in UTF-8, with the settings of the deployment. */
export type RenderConfiguredPage = (page: PageToRender) => Promise<string | Uint8Array>

/** Renders the content of the document's root element. */
export type RenderPage = (page: PageToRender & { settings: unknown }) => Promise<string | Uint8Array>

/** Loads the server build of the web app, or returns undefined if there is none: pages are then rendered in the browser. */
export async function loadRenderer(file: string): Promise<RenderPage | undefined> {
  if (!existsSync(file)) return undefined
  const { renderPage } = (await import(pathToFileURL(file).href)) as { renderPage: RenderPage }
  return renderPage
}
