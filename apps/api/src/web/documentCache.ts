import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A document that is the same for everyone. */
export interface CachedDocument {
  /** The policy with the nonce of the document. */
  policy: string
  tag: string
  /** Returns the document in an encoding. */
  encode: (encoding: Encoding) => Promise<Buffer>
}

type Encoding = 'br' | 'gzip' | 'identity'

/** How long a document is sent again, in milliseconds. */
export const DOCUMENT_MAX_AGE_MS = 5000
// Some 120 kB each, and 20 kB in each compressed encoding.
const MAX_DOCUMENTS = 100

/**
 * The quality of Brotli. With 3, in half the time, the landing page exceeds the 14.6 kB that a new connection receives in
 * its first round trip.
 */
const BROTLI_QUALITY = 5

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

async function compress(body: Buffer): Promise<Buffer> {
  const compressed = await compressBrotli(body, {
    chunkSize: 32 * 1024,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // 256 kB, more than a document has. The default window of 4 MB takes longer to prepare.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  })
  // A copy, as the result is a part of a whole chunk.
  return Buffer.from(compressed)
}

/** Creates a document from its body and the policy that allows the body's nonce. */
export function createCachedDocument(content: Buffer, policy: string): CachedDocument {
  const encoded: Partial<Record<Encoding, Promise<Buffer>>> = { identity: Promise.resolve(content) }
  return {
    policy,
    // Random, as each document differs by its nonce, and weak, as the compressed bytes differ.
    tag: `W/"${randomUUID()}"`,
    encode: (encoding) =>
      (encoded[encoding] ??= encoding === 'br' ? compress(content) : compressGzip(content)),
  }
}

interface CacheOptions<Document> {
  /** Milliseconds. */
  maxAge: number
  isKept: (document: Document) => boolean
}

/** Keeps documents for some seconds. Parallel requests for one URL wait for the same document. */
export class DocumentCache<Document> {
  readonly #entries = new Map<string, { document: Promise<Document>; expiresAt: number }>()
  readonly #maxAge: number
  readonly #isKept: (document: Document) => boolean

  constructor({ maxAge, isKept }: CacheOptions<Document>) {
    this.#maxAge = maxAge
    this.#isKept = isKept
  }

  /** Returns the document of a URL. `create` makes it when there is none; a failure is not kept. */
  get(url: string, create: () => Promise<Document>): Promise<Document> {
    const known = this.#entries.get(url)
    if (known && known.expiresAt > performance.now()) return known.document
    this.#entries.delete(url)
    const document = create()
    this.#entries.set(url, { document, expiresAt: performance.now() + this.#maxAge })
    const remove = () => {
      if (this.#entries.get(url)?.document === document) this.#entries.delete(url)
    }
    document.then((made) => this.#isKept(made) || remove(), remove)
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > MAX_DOCUMENTS && oldest !== undefined) this.#entries.delete(oldest)
    return document
  }

  /** Forgets all documents, after a write. */
  clear(): void {
    this.#entries.clear()
  }
}
