import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { Device } from '@plomada/domain'
import { importJWK, jwtVerify } from 'jose'
import { listenLocally } from './listenLocally.ts'

/** A message that a browser received. */
export interface ReceivedMessage {
  device: number
  topic: string | undefined
  ttl: string | undefined
  content: { title: string; body: string; url: string; tag: string }
}

interface Browser {
  ecdh: ECDH
  auth: Buffer
  /** The status of responses; 201 accepts the message. */
  status: number
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** Decrypts a message as a browser does (RFC 8291). */
function decrypt({ ecdh, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const serverKey = body.subarray(21, 21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), serverKey])
  const secret = derive(ecdh.computeSecret(serverKey), auth, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const encrypted = body.subarray(21 + keyLength)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(encrypted.subarray(-16))
  const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** Checks the signature of the server (RFC 8292), and returns its public key. */
async function verifyVapid(authorization: string, origin: string): Promise<string> {
  const { token = '', key = '' } =
    /^vapid t=(?<token>[^,]+), ?k=(?<key>.+)$/.exec(authorization)?.groups ?? {}
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
  const { payload } = await jwtVerify(token, publicKey, { audience: origin })
  if ((payload.exp ?? Infinity) > Date.now() / 1000 + 86_400) throw new Error('the token lasts too long')
  if (!/^(?:mailto|https):/.test(payload.sub ?? '')) throw new Error('no contact')
  return key
}

/** Starts a push service that checks each request and decrypts its message for the browser that it is for. */
export async function openPushService() {
  const browsers: Browser[] = []
  const received: ReceivedMessage[] = []
  const keys = new Set<string>()
  const refused: string[] = []
  let origin = ''
  const server = createServer((request, response) => {
    const receive = async (): Promise<number> => {
      const device = Number(request.url?.slice(1))
      const browser = browsers[device]
      if (!browser || browser.status !== 201) return browser?.status ?? 404
      const { authorization = '', topic, ttl } = request.headers as Record<string, string | undefined>
      const key = await verifyVapid(authorization, origin)
      const content = JSON.parse(decrypt(browser, await readBody(request))) as ReceivedMessage['content']
      keys.add(key)
      received.push({ device, topic, ttl, content })
      return 201
    }
    receive().then(
      (status) => response.writeHead(status).end(),
      (error: unknown) => {
        refused.push(String(error))
        response.writeHead(400).end()
      },
    )
  })
  origin = `http://127.0.0.1:${await listenLocally(server)}`
  return {
    received,
    /** The public keys of the servers that have sent messages. */
    keys,
    refused,
    /** Subscribes a new browser. */
    subscribe(): Device & { number: number } {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const number = browsers.push({ ecdh, auth, status: 201 }) - 1
      const keyPair = { p256dh: ecdh.getPublicKey().toString('base64url'), auth: auth.toString('base64url') }
      return { number, endpoint: `${origin}/${number}`, keys: keyPair }
    },
    /** Sets the status of the responses to the messages of a browser. */
    setStatus(number: number, status: number) {
      const browser = browsers[number]
      if (browser) browser.status = status
    },
    close: () => server.close(),
  }
}
