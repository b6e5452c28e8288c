import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PhotoStore } from '../config.ts'

/** A bucket in memory. */
export interface Bucket {
  store: PhotoStore & { endpoint: string }
  /** What was put there, by its path: the bucket's name and the file's. */
  files: ReadonlyMap<string, Buffer>
  close: () => void
}

/** Speaks as much of S3 as photos need, which is to put and to get; it believes every signature, so none is tested. */
export async function openBucket(): Promise<Bucket> {
  const files = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '', 'http://s3').pathname
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      if (request.method === 'PUT') files.set(name, Buffer.concat(parts))
      const file = files.get(name)
      if (file) response.end(request.method === 'PUT' ? '' : file)
      else
        response
          .writeHead(404, { 'content-type': 'application/xml' })
          .end('<Error><Code>NoSuchKey</Code></Error>')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on TCP has an address of this shape.
  const { port } = server.address() as AddressInfo
  return {
    store: {
      bucket: 'plomada',
      region: 'sa-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'a',
      secretAccessKey: 'b',
    },
    files,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
