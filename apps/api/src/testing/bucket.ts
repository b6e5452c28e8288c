import { createServer, type RequestListener } from 'node:http'
import type { PhotoStore } from '../config.ts'
import { listenLocally } from './listenLocally.ts'

/** An in-memory S3 bucket. */
export interface Bucket {
  store: PhotoStore & { endpoint: string }
  /** The stored files by path, which starts with the bucket's name. */
  files: ReadonlyMap<string, Buffer>
  close: () => void
}

/** Starts a server with the S3 operations PUT and GET. It does not check signatures. */
export async function openBucket(): Promise<Bucket> {
  const files = new Map<string, Buffer>()
  const served = await serveBucket((request, response) => {
    const name = new URL(request.url ?? '', 'http://s3').pathname
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method === 'PUT') files.set(name, Buffer.concat(chunks))
      const file = files.get(name)
      if (file) response.end(request.method === 'PUT' ? '' : file)
      else
        response
          .writeHead(404, { 'content-type': 'application/xml' })
          .end('<Error><Code>NoSuchKey</Code></Error>')
    })
  })
  return { ...served, files }
}

/** Starts a server that responds to the requests of a bucket with a function. */
export async function serveBucket(respond: RequestListener): Promise<Omit<Bucket, 'files'>> {
  const server = createServer(respond)
  const port = await listenLocally(server)
  return {
    store: {
      bucket: 'plomada',
      region: 'sa-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: 'a',
      secretAccessKey: 'b',
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
