/** The entry of the server build: renders a page of a visitor to HTML. */
import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import type { PreloadedResponse } from '@plomada/domain/contract'
import { Product } from './App.tsx'
import { toFallback } from './data/initialResponses.ts'
import { loadPage } from './routes.tsx'
import { setSettings, type Settings } from './settings.ts'

export interface PageRequest {
  /** Path and query of the page. */
  url: string
  /** The settings of the deployment, which are the same for every request. */
  settings: Settings
  /** Responses to the calls of the page. */
  responses: readonly PreloadedResponse[]
  /** Called for each part that could not be rendered; the browser renders it again. */
  onError: (error: unknown) => void
  /** Ends the rendering; the browser renders what is missing. */
  signal: AbortSignal
}

/** Renders the content of the document's root element, in UTF-8. Rejects when not even the frame of the page can be rendered. */
export async function renderPage({
  url,
  settings,
  responses,
  onError,
  signal,
}: PageRequest): Promise<Uint8Array> {
  setSettings(settings)
  const branch = await loadPage(new URL(url, 'http://page').pathname)
  const chunks: Uint8Array[] = []
  const html = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  // Errors of the frame end the stream.
  const stream = renderToPipeableStream(
    <StrictMode>
      <StaticRouter location={url}>
        <Product responses={toFallback(responses)} branch={branch} />
      </StaticRouter>
    </StrictMode>,
    {
      onError,
      onShellError: (error) => html.destroy(error as Error),
      // When everything is ready, boundaries are in their places: a page without scripts shows them.
      onAllReady: () => stream.pipe(html),
      // The default would move large boundaries to the end of the document, from where a script moves them back.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  )
  const abort = () => stream.abort(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  // While the code of the page was loading.
  if (signal.aborted) abort()
  await finished(html)
  return Buffer.concat(chunks)
}
