import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { storybookFolder } from './paths.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A running server of the static Storybook. */
export interface StorybookServer {
  url: string
  close: () => void
}

/** Serves the static Storybook on a free port of this machine. */
export async function serveStorybook(): Promise<StorybookServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = path.join(storybookFolder, decodeURIComponent(pathname))
    if (!file.startsWith(storybookFolder) || !path.extname(file) || !existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The Storybook server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
