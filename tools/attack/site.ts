import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import type { Visitor } from '../../apps/api/src/services/identity/testing/visitor.ts'
import { openVisitor } from '../../apps/api/src/services/identity/testing/visitor.ts'

/** What every account of the demo has for a password; the sign-in page shows it. */
const DEMO_PASSWORD = 'plomada-demo'
/** The password of the accounts that the attacks open. */
export const PASSWORD = 'plomo-nivel-y-regla-7'
/** Requests at the same time. With more the server answers 503 on a slow machine, and nothing is tried. */
const MOST_OPEN = 6

/** A response, with the request that led to it. */
export interface Answer {
  /** The request on one line, to be repeated by hand. */
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

/** What a request may carry. */
export interface Sent {
  as?: Pick<User, 'name' | 'token'> | null
  body?: object | string
  headers?: Record<string, string>
}

/** A mail as `/outbox` lists it. */
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

/** Reads one value out of JSON, however deep; undefined when the text is no JSON. */
export function valueIn(text: string, ...keys: string[]): unknown {
  try {
    return keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], JSON.parse(text))
  } catch {
    return undefined
  }
}

function outcomeOf(status: number, text: string): string {
  if (status === 0) return 'no response'
  if (status < 400) return 'done'
  const code = valueIn(text, 'code')
  return typeof code === 'string' ? code : String(status)
}

function describe(method: string, address: string, { as, body, headers }: Sent): string {
  const user = as ? ` as ${as.name}` : ''
  const fields = headers ? ` ${shorten(JSON.stringify(headers))}` : ''
  const text = body instanceof FormData ? 'a photo' : typeof body === 'string' ? body : JSON.stringify(body)
  return `${method} ${shorten(address)}${user}${fields}${text === undefined ? '' : ` ${shorten(text)}`}`
}

/** The product as anyone on the network sees it. */
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

  /** Makes one request; a server that is too busy to answer gets the request again. */
  async send(method: string, address: string, sent: Sent = {}): Promise<Answer> {
    const request = describe(method, address, sent)
    for (let tries = 1; ; tries++) {
      const response = await this.#inTurn(() => this.#fetch(method, address, sent))
      const answer = { request, ...response, outcome: outcomeOf(response.status, response.text) }
      if (answer.outcome !== 'unavailable' || tries === 20) return answer
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }

  async #fetch(method: string, address: string, sent: Sent) {
    try {
      return await this.#receive(method, address, sent)
    } catch (error) {
      // A request that is too large may lose its connection before the response is read.
      return { status: 0, headers: new Headers(), text: String(error) }
    }
  }

  async #receive(method: string, address: string, { as, body, headers }: Sent) {
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

  async #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#open >= MOST_OPEN) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#open += 1
    try {
      return await work()
    } finally {
      this.#open -= 1
      this.#waiting.shift()?.()
    }
  }

  /** Sends these lines as they are, which no HTTP client does, and returns the whole response. */
  sendRaw(lines: readonly string[]): Promise<string> {
    const { hostname, port } = new URL(this.origin)
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) })
      let text = ''
      socket.setTimeout(10_000, () => socket.destroy())
      socket.on('data', (chunk) => (text += String(chunk)))
      socket.once('close', () => resolve(text))
      socket.once('error', reject)
      socket.write(`${lines.join('\r\n')}\r\n\r\n`)
    })
  }

  /** A browser without cookies, for the pages of the identity provider. */
  visitor(): Visitor {
    const domain = `${this.origin}/idp`
    return openVisitor({
      domain,
      issuer: `${domain}/`,
      clientId: 'plomada-web',
      audience: 'https://api.plomada.ar',
      endsAllSessions: true,
    })
  }

  /** Signs in with a password; throws when no code comes back. */
  async signIn(name: string, email: string, password = DEMO_PASSWORD): Promise<User> {
    const tokens = await this.visitor().enter({ email, password })
    return {
      name,
      email,
      token: tokens.access_token,
      idToken: tokens.id_token,
      refreshToken: tokens.refresh_token,
      id: null,
    }
  }

  /** Opens an account with the code of the mail; it is not registered yet. */
  async openAccount(name: string, email: string): Promise<User> {
    const visitor = this.visitor()
    const { url, verifier } = await visitor.askAccount({ givenName: name, email, password: PASSWORD })
    const back = await visitor.submit(url, { code: await this.codeFor(email) })
    const tokens = (await (
      await visitor.exchange(back.url.searchParams.get('code') ?? '', verifier)
    ).json()) as Record<'access_token' | 'id_token' | 'refresh_token', string>
    return {
      name,
      email,
      token: tokens.access_token,
      idToken: tokens.id_token,
      refreshToken: tokens.refresh_token,
      id: null,
    }
  }

  /** Opens an account and registers its user as a client. */
  async signUp(name: string): Promise<User> {
    const email = `${name}${++this.#users}@ataque.example`
    const user = await this.openAccount(name, email)
    const body = { user: { firstName: name, email, role: 'comun' }, jobs: [] }
    const { text } = await this.send('POST', '/api/user/register', { as: user, body })
    return { ...user, id: Number(valueIn(text, 'result', 'id')) }
  }

  /** The newest hundred mails, the newest first. */
  async mails(): Promise<ListedMail[]> {
    const { text } = await this.send('GET', '/outbox')
    const item = /href="\/outbox\/(\d+)">\s*<span class="about"><b>([^<]*)<\/b><span>([^<]*)<\/span>/g
    return [...text.matchAll(item)].map(([, id, subject = '', to = '']) => ({
      id: Number(id),
      subject: unescape(subject),
      to: unescape(to),
    }))
  }

  /** The mails to an address, the newest first. */
  mailsTo = async (address: string): Promise<ListedMail[]> =>
    (await this.mails()).filter(({ to }) => to.toLowerCase() === address.toLowerCase())

  /** The code in the newest mail to an address; empty when there is none. */
  async codeFor(address: string): Promise<string> {
    const [mail] = await this.mailsTo(address)
    if (!mail) return ''
    const { text } = await this.send('GET', `/outbox/${mail.id}`)
    return /código es\D{0,20}(\d{8})/.exec(text)?.[1] ?? ''
  }

  /** The mails as files, with their headers: those that have left the outbox. */
  mailFiles(): string[] {
    const folder = path.join(this.#folder, 'outbox')
    return readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'))
  }
}
