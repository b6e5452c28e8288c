/** Builds the Storybook once per run and serves it while the sweeps look at it. */
import { spawnSync } from 'node:child_process'
import { createReadStream, existsSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { folder } from './baselines.ts'
import { root, storybook } from './stories.ts'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

function build() {
  const { status, stdout, stderr } = spawnSync(
    'pnpm',
    ['exec', 'storybook', 'build', '--test', '--quiet', '--output-dir', storybook],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The Storybook could not be built.\n${stdout}\n${stderr}`)
}

async function serve() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = path.join(storybook, decodeURIComponent(pathname))
    if (!file.startsWith(storybook) || !existsSync(file) || !path.extname(file)) {
      response.writeHead(404).end()
      return
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=600' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

export default async function setUp(): Promise<() => void> {
  // For a second run over the same stories while one works on a sweep.
  if (!process.env['STORYBOOK_BUILT']) build()
  // Pictures of stories that are gone go too.
  if (process.env['VISUAL'] === 'update' && !process.env['STORIES'])
    rmSync(folder, { recursive: true, force: true })
  const server = await serve()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  process.env['STORYBOOK_URL'] = `http://127.0.0.1:${address.port}`
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
