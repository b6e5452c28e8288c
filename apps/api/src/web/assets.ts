import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { matchesTag } from '../http/caching.ts'

/** A file of the build in memory, in each encoding. */
interface Asset {
  type: string
  tag: string
  contents: { identity: Buffer; br: Buffer; gzip: Buffer }
}

/** Files under assets/ by name. */
export type Assets = ReadonlyMap<string, Asset>

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
}

const getExtension = (name: string) => /\.(\w+)$/.exec(name)?.[1] ?? ''

/** Reads the scripts, styles and fonts of a build, with the compressed files that it contains. */
export function readAssets(root: string): Assets {
  const folder = join(root, 'assets')
  if (!existsSync(folder)) return new Map()
  const names = readdirSync(folder).filter((name) => getExtension(name) in types)
  return new Map(names.map((name) => [name, readAsset(join(folder, name), name)]))
}

function readAsset(path: string, name: string): Asset {
  const identity = readFileSync(path)
  const extension = getExtension(name)
  const type = types[extension] ?? ''
  const tag = `W/"${name}"`
  // Fonts are compressed already.
  if (extension === 'woff2') return { type, tag, contents: { identity, br: identity, gzip: identity } }
  const read = (suffix: string, compress: (content: Buffer) => Buffer) =>
    existsSync(path + suffix) ? readFileSync(path + suffix) : compress(identity)
  const br = read('.br', (content) =>
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  )
  return { type, tag, contents: { identity, br, gzip: read('.gz', (content) => gzipSync(content)) } }
}

type Encoding = keyof Asset['contents']

/** Returns the preferred encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3). */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  const accepted = [header ?? ''].flat().join()
  // What nearly all browsers send.
  if (accepted === 'gzip, deflate, br' || accepted === 'gzip, deflate, br, zstd') return 'br'
  const qualities = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((piece) => piece.trim())
      const quality = parameters.find((one) => one.startsWith('q='))
      return [name, quality === undefined ? 1 : Number(quality.slice(2))]
    }),
  )
  const accepts = (name: Encoding) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}

/** Serves the assets from memory, and other files of the folder, such as source maps, from the disk. */
export function addAssets(app: FastifyInstance, assets: Assets): void {
  app.get<{ Params: { '*': string } }>('/assets/*', { compress: false }, (request, reply) => {
    const name = request.params['*']
    const asset = assets.get(name)
    return asset ? sendAsset(request, reply, asset) : reply.sendFile(`assets/${name}`)
  })
}

function sendAsset(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, tag, contents }: Asset,
): FastifyReply {
  const { headers } = request
  reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', tag)
  reply.header('vary', 'accept-encoding')
  if (matchesTag(headers['if-none-match'], tag)) return reply.code(304).send()
  const encoding = contents.br === contents.identity ? 'identity' : chooseEncoding(headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type(type).send(contents[encoding])
}
