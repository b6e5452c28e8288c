import { preview } from 'vite'
import { storybookFolder } from './paths.ts'

/** A running server of the static Storybook. */
export interface StorybookServer {
  /** The base URL, without a trailing slash. */
  url: string
  close: () => Promise<void>
}

/** Serves the static Storybook on a free port of this machine. */
export async function serveStorybook(): Promise<StorybookServer> {
  const { resolvedUrls, close } = await preview({
    root: storybookFolder,
    configFile: false,
    logLevel: 'error',
    // `mpa` returns 404 for missing files instead of index.html.
    appType: 'mpa',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0, headers: { 'cache-control': 'max-age=600' } },
  })
  const [url] = resolvedUrls?.local ?? []
  if (url === undefined) throw new Error('The Storybook server has no address.')
  return { url: url.replace(/\/$/, ''), close }
}
