/** The floor: the same responses from `node:http`, `pg` and hand-written SQL, without a framework, validation, sign-in or limits. */
import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { listenLocally } from '../src/testing/listenLocally.ts'
import { readOffer, readOffers } from './floor.offers.ts'
import { readProfessionals } from './floor.professionals.ts'
import { isUnsearchable, webRoot } from './cases.ts'

/** Responds to a call: null if there is nothing. */
async function read({ pathname, searchParams }: URL): Promise<object | null> {
  if (pathname === '/api/user') return readProfessionals(searchParams)
  if (pathname !== '/api/service') return readOffer(Number(pathname.slice('/api/service/'.length)))
  if (isUnsearchable(searchParams.get('tittle'))) return { result: [], totalPages: 0, total: 0 }
  return readOffers(searchParams)
}

const files = new Map<string, Buffer>()

/** Sends a compressed file of the build from memory. */
function sendFile(response: ServerResponse, pathname: string): void {
  let content = files.get(pathname)
  if (content === undefined) files.set(pathname, (content = readFileSync(join(webRoot, `${pathname}.br`))))
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'content-length': content.length,
  })
  response.end(content)
}

function sendJson(response: ServerResponse, found: object | null): ServerResponse {
  const body = Buffer.from(JSON.stringify(found))
  response.writeHead(found ? 200 : 404, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  })
  return response.end(body)
}

// As long as the app's: the client reuses connections that were idle while the app was measured.
const server = createServer({ keepAliveTimeout: 72_000 }, (request, response) => {
  const url = new URL(request.url ?? '', 'http://floor')
  if (url.pathname.startsWith('/assets/')) return sendFile(response, url.pathname)
  read(url).then(
    (found) => sendJson(response, found),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
process.send?.({ port: await listenLocally(server) })
