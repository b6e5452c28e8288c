import { createHash, randomBytes } from 'node:crypto'
import type { IdentitySettings } from '../identity.ts'

/** The tokens that a code or a refresh token is exchanged for. */
interface Tokens {
  access_token: string
  id_token: string
  refresh_token: string
}

/** Cookies by name and path. */
export type Jar = Map<string, { value: string; path: string }>

const proof = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

type Changes = Record<string, string | null>

interface Stop {
  response: Response
  url: URL
}

/** What a visitor can do. */
export interface Visitor {
  /** Address of the product, without a path. */
  home: string
  /** One request, redirects not followed. */
  visit: (address: string, init?: RequestInit) => Promise<Response>
  /** Asks for a sign-in as the browser SDK does; `changes` replaces or removes (null) parameters. */
  authorize: (changes?: Changes) => Promise<Stop & { verifier: string }>
  /** Fills and sends the form of the page that is shown at `url`. */
  submit: (url: URL, fields: Record<string, string>) => Promise<Stop>
  /** Trades a code for tokens. */
  exchange: (code: string, verifier: string) => Promise<Response>
  /** Trades a refresh token for new tokens. */
  refresh: (token: string) => Promise<Response>
  /** From the first request to the tokens, through the form that `fields` fill. */
  enter: (fields: Record<string, string>) => Promise<Tokens>
  /** Asks for an account and stops at the page that wants the code. */
  askAccount: (fields: Record<string, string>) => Promise<Stop & { verifier: string }>
  /** A sign-in without a page: the code, or the name of the error. */
  silent: () => Promise<string | null>
  /** Somebody who copied the cookies. */
  twin: () => Visitor
}

/** A browser without a screen: it keeps cookies by their path, follows redirects and posts the forms it is shown. */
export function openVisitor(settings: IdentitySettings, jar: Jar = new Map()): Visitor {
  const home = new URL(settings.issuer).origin

  async function visit(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, home)
    const cookies = [...jar].filter(([, { path }]) => url.pathname.startsWith(path))
    const cookie = cookies.map(([name, { value }]) => `${name.split(' ')[0]}=${value}`).join('; ')
    const headers = { accept: 'text/html', ...init.headers, cookie }
    const response = await fetch(url, { ...init, headers, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      const path = /; path=([^;]+)/i.exec(line)?.[1] ?? '/'
      const isGone = value === '' || /expires=Thu, 01 Jan 1970/i.test(line)
      if (isGone) jar.delete(`${name} ${path}`)
      else jar.set(`${name} ${path}`, { value, path })
    }
    return response
  }

  /** Follows redirects until a page is shown or the visitor is sent back to the product. */
  async function follow(address: string, init?: RequestInit): Promise<Stop> {
    let url = new URL(address, home)
    let response = await visit(url.href, init)
    for (let hops = 0; response.headers.has('location') && hops < 10; hops++) {
      url = new URL(response.headers.get('location') ?? '', url)
      if (!url.pathname.startsWith('/idp/')) break
      response = await visit(url.href)
    }
    return { response, url }
  }

  async function authorize(changes: Changes = {}) {
    const { verifier, challenge } = proof()
    const asked = {
      client_id: settings.clientId,
      response_type: 'code',
      redirect_uri: `${home}/`,
      scope: 'openid profile email offline_access',
      audience: settings.audience,
      state: 'state',
      nonce: 'nonce',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...changes,
    }
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(asked)) if (value !== null) query.set(name, value)
    return { verifier, ...(await follow(`/idp/authorize?${query.toString()}`)) }
  }

  async function submit(url: URL, fields: Record<string, string>) {
    const page = await (await visit(url.href)).text()
    const formToken = /name="formToken"\s+value="([^"]+)"/.exec(page)?.[1] ?? ''
    return follow(url.href, { method: 'POST', body: new URLSearchParams({ formToken, ...fields }) })
  }

  /** Asks the token address. */
  const ask = (fields: Record<string, string>) =>
    visit('/idp/oauth/token', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ client_id: settings.clientId, ...fields }),
    })

  const exchange = (code: string, verifier: string) =>
    ask({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: `${home}/` })

  const refresh = (token: string) => ask({ grant_type: 'refresh_token', refresh_token: token })

  async function askAccount(fields: Record<string, string>) {
    const { verifier, url } = await authorize({ screen_hint: 'signup' })
    return { verifier, ...(await submit(url, fields)) }
  }

  async function enter(fields: Record<string, string>) {
    const { verifier, url } = await authorize()
    const back = await submit(url, fields)
    const code = back.url.searchParams.get('code')
    if (code === null) throw new Error(`No code came back: ${await back.response.text()}`)
    // The token address is ours and its answer is checked by the tests that use it.
    return (await (await exchange(code, verifier)).json()) as Tokens
  }

  async function silent(): Promise<string | null> {
    const { response } = await authorize({ prompt: 'none', response_mode: 'web_message' })
    const page = await response.text()
    return /"error":"(\w+)"/.exec(page)?.[1] ?? /"code":"([^"]+)"/.exec(page)?.[1] ?? null
  }

  const twin = () => openVisitor(settings, new Map(jar))

  return { home, visit, authorize, submit, exchange, refresh, enter, askAccount, silent, twin }
}
