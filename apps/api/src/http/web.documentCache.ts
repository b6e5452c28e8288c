import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A document that is the same for everyone. */
export interface CachedDocument {
  body: Buffer
  /** The policy with the nonce of the body. */
  policy: string
  tag: string
  /** Returns the body in an encoding, compressed once. */
  encode: (encoding: Encoding) => Promise<Buffer>
}

type Encoding = 'br' | 'gzip'

/** How long a document is sent again, in milliseconds. */
export const DOCUMENT_MAX_AGE_MS = 5000
// Some 130 kB each.
const MAX_DOCUMENTS = 100

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      chunkSize: 64 * 1024,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        // 256 kB, more than a document has. The default window of 4 MB takes longer to prepare.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
} satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>

/** Creates a document from its body and the policy that allows the body's nonce. */
export function createCachedDocument(body: Buffer, policy: string): CachedDocument {
  const encoded = new Map<Encoding, Promise<Buffer>>()
  const encode = (encoding: Encoding) => {
    const known = encoded.get(encoding)
    if (known) return known
    const compressed = compressors[encoding](body)
    encoded.set(encoding, compressed)
    return compressed
  }
  // Random, as each document differs by its nonce, and weak, as the compressed bytes differ.
  return { body, policy, tag: `W/"${randomUUID()}"`, encode }
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
