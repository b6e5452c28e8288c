import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import type { TestBrowser } from '../../apps/api/src/services/identity/testing/testBrowser.ts'
import { openTestBrowser } from '../../apps/api/src/services/identity/testing/testBrowser.ts'

/** The password of every demo account, which the sign-in page shows. */
const DEMO_PASSWORD = 'plomada-demo'
/** The password of the accounts that the attacks open. */
export const PASSWORD = 'plomo-nivel-y-regla-7'
/** The most requests at a time. With more, the server responds with 503 on a slow machine. */
const MAX_CONCURRENT = 6

/** A response with its request. */
export interface SiteResponse {
  /** The request on one line. */
  request: string
  status: number
  headers: Headers
  text: string
  /** `done`, or the name of the refusal. */
  outcome: string
}

/** A user with a token. */
export interface User {
  name: string
  email: string
  token: string
  idToken: string
  refreshToken: string
  /** Null for a demo account, whose id nothing needs. */
  id: number | null
}

type Tokens = Record<'access_token' | 'id_token' | 'refresh_token', string>

const toUser = (name: string, email: string, tokens: Tokens): User => ({
  name,
  email,
  token: tokens.access_token,
  idToken: tokens.id_token,
  refreshToken: tokens.refresh_token,
  id: null,
})

/** The user, body and headers of a request. */
export interface RequestOptions {
  as?: Pick<User, 'name' | 'token'> | null
  body?: object | string
  headers?: Record<string, string>
}

/** A mail in the list at `/outbox`. */
interface ListedMail {
  id: number
  subject: string
  to: string
}

const shorten = (text: string) => (text.length > 160 ? `${text.slice(0, 150)}… (${text.length})` : text)
const unescape = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** Returns a nested value of a JSON text; undefined when there is none or the text is not JSON. */
export function getValue(text: string, ...keys: string[]): unknown {
  try {
    return keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], JSON.parse(text))
  } catch {
    return undefined
  }
}

function getOutcome(status: number, text: string): string {
  if (status === 0) return 'no response'
  if (status < 400) return 'done'
  const code = getValue(text, 'code')
  return typeof code === 'string' ? code : String(status)
}

function describe(method: string, address: string, { as, body, headers }: RequestOptions): string {
  const user = as ? ` as ${as.name}` : ''
  const fields = headers ? ` ${shorten(JSON.stringify(headers))}` : ''
  const text = body instanceof FormData ? 'a photo' : typeof body === 'string' ? body : JSON.stringify(body)
  return `${method} ${shorten(address)}${user}${fields}${text === undefined ? '' : ` ${shorten(text)}`}`
}

const toHeaders = ({ headersDistinct }: IncomingMessage) =>
  new Headers(
    Object.entries(headersDistinct).flatMap(([name, values = []]) => values.map((value) => [name, value])),
  )

/** The running product, as anyone on the network can reach it. */
export class Site {
  readonly origin: string
  readonly #folder: string
  readonly #waiting: (() => void)[] = []
  #open = 0
  #users = 0

  /** `folder` is the product's data folder, whose mail files show the headers that `/outbox` leaves out. */
  constructor(origin: string, folder: string) {
    this.origin = origin
    this.#folder = folder
  }

  /** Sends a request; repeats it while the server is overloaded. */
  async send(method: string, address: string, options: RequestOptions = {}): Promise<SiteResponse> {
    const request = describe(method, address, options)
    for (let tries = 1; ; tries++) {
      const response = await this.#limitConcurrency(() => this.#fetch(method, address, options))
      const result = { request, ...response, outcome: getOutcome(response.status, response.text) }
      if (result.outcome !== 'unavailable' || tries === 20) return result
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }

  async #fetch(method: string, address: string, options: RequestOptions) {
    try {
      return await this.#receive(method, address, options)
    } catch (error) {
      // A request that is too large may lose its connection before the response is read.
      return { status: 0, headers: new Headers(), text: String(error) }
    }
  }

  async #receive(method: string, address: string, { as, body, headers }: RequestOptions) {
    const isPlain = typeof body === 'string' || body instanceof FormData
    const isJson = body !== undefined && !isPlain
    const response = await fetch(this.origin + address, {
      method,
      redirect: 'manual',
      headers: {
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isPlain ? body : JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  async #limitConcurrency<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#open >= MAX_CONCURRENT) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#open += 1
    try {
      return await work()
    } finally {
      this.#open -= 1
      this.#waiting.shift()?.()
    }
  }

  /**
   * Sends a request that is too large, on its own connection: the server closes it without reading the rest, which would
   * reset another request on it. The response may be lost.
   */
  async sendLarge(
    method: string,
    address: string,
    { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string } = {},
  ): Promise<SiteResponse> {
    const outgoing = request(this.origin + address, { method, headers, agent: false })
    outgoing.on('error', () => {})
    outgoing.end(body)
    const described = describe(method, address, { headers, body })
    try {
      const [response]: [IncomingMessage] = (await once(outgoing, 'response')) as never
      const text = Buffer.concat(await response.toArray()).toString()
      const { statusCode: status = 0 } = response
      return {
        request: described,
        status,
        headers: toHeaders(response),
        text,
        outcome: getOutcome(status, text),
      }
    } catch (error) {
      return {
        request: described,
        status: 0,
        headers: new Headers(),
        text: String(error),
        outcome: 'no response',
      }
    }
  }

  /** Sends raw lines, which HTTP clients do not allow, and returns the whole response. */
  sendRaw(lines: readonly string[]): Promise<string> {
    const { hostname, port } = new URL(this.origin)
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) })
      let text = ''
      socket.on('data', (chunk) => (text += String(chunk)))
      socket.once('close', () => resolve(text))
      socket.once('error', reject)
      socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    })
  }

  /** Opens a browser without cookies, for the pages of the identity provider. */
  openBrowser(): TestBrowser {
    const domain = `${this.origin}/idp`
    return openTestBrowser({
      domain,
      issuer: `${domain}/`,
      clientId: 'plomada-web',
      audience: 'https://api.plomada.ar',
      endsAllSessions: true,
    })
  }

  /** Signs in with a password; throws when it fails. */
  async signIn(name: string, email: string, password = DEMO_PASSWORD): Promise<User> {
    return toUser(name, email, await this.openBrowser().signIn({ email, password }))
  }

  /** Opens an account with the code of the mail, without registering its user. */
  async openAccount(name: string, email: string): Promise<User> {
    const browser = this.openBrowser()
    const { url, verifier } = await browser.requestAccount({ givenName: name, email, password: PASSWORD })
    const back = await browser.submit(url, { code: await this.getMailedCode(email) })
    const response = await browser.exchange(back.url.searchParams.get('code') ?? '', verifier)
    return toUser(name, email, (await response.json()) as Tokens)
  }

  /** Sends a message of the contact page. */
  sendContactMessage(email: string): Promise<SiteResponse> {
    const body = {
      user_id: 'plomada',
      service_id: 'outbox',
      template_id: 'contact',
      template_params: { name: 'Visita', email, message: 'Hola' },
    }
    return this.send('POST', '/api/emailjs/api/v1.0/email/send', { body })
  }

  /** Opens an account and registers its user as a client. */
  async signUp(name: string): Promise<User> {
    const email = `${name}${++this.#users}@ataque.example`
    const user = await this.openAccount(name, email)
    const body = { user: { firstName: name, email, role: 'comun' }, jobs: [] }
    const { text } = await this.send('POST', '/api/user/register', { as: user, body })
    return { ...user, id: Number(getValue(text, 'result', 'id')) }
  }

  /** Lists the hundred newest mails, newest first. */
  async listMails(): Promise<ListedMail[]> {
    const { text } = await this.send('GET', '/outbox')
    const item = /href="\/outbox\/(\d+)">\s*<span class="about"><b>([^<]*)<\/b><span>([^<]*)<\/span>/g
    return [...text.matchAll(item)].map(([, id, subject = '', to = '']) => ({
      id: Number(id),
      subject: unescape(subject),
      to: unescape(to),
    }))
  }

  /** Lists the mails to an address, newest first. */
  listMailsTo = async (address: string): Promise<ListedMail[]> =>
    (await this.listMails()).filter(({ to }) => to.toLowerCase() === address.toLowerCase())

  /** Returns the code in the newest mail to an address; empty when there is none. */
  async getMailedCode(address: string): Promise<string> {
    const [mail] = await this.listMailsTo(address)
    if (!mail) return ''
    const { text } = await this.send('GET', `/outbox/${mail.id}`)
    return /código es\D{0,20}(\d{8})/.exec(text)?.[1] ?? ''
  }

  /** Reads the mails that have left the outbox, with their headers. */
  readMailFiles(): string[] {
    const folder = path.join(this.#folder, 'outbox')
    return (
      readdirSync(folder)
        // A mail that is being written ends in `.part`.
        .filter((file) => file.endsWith('.eml'))
        .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    )
  }
}
