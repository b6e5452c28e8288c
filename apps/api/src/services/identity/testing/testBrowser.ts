import { createHash, randomBytes } from 'node:crypto'
import type { IdentitySettings } from '../identity.ts'

/** The response of the token endpoint. */
interface Tokens {
  access_token: string
  id_token: string
  refresh_token: string
}

/** Cookies; the key is the name, a space and the path. */
export type Jar = Map<string, { value: string; path: string }>

/** The last page after a chain of redirects. */
interface Landing {
  response: Response
  url: URL
}

/** Sends one request with the cookies of its path, and stores the cookies of the response. */
async function fetchWithCookies(url: URL, init: RequestInit, jar: Jar): Promise<Response> {
  const cookies = [...jar].filter(([, { path }]) => url.pathname.startsWith(path))
  const cookie = cookies.map(([name, { value }]) => `${name.split(' ')[0]}=${value}`).join('; ')
  const headers = { accept: 'text/html', ...init.headers, cookie }
  const response = await fetch(url, { ...init, headers, redirect: 'manual' })
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const path = /; path=([^;]+)/i.exec(line)?.[1] ?? '/'
    const isDeleted = value === '' || /expires=Thu, 01 Jan 1970/i.test(line)
    if (isDeleted) jar.delete(`${name} ${path}`)
    else jar.set(`${name} ${path}`, { value, path })
  }
  return response
}

/** See `openTestBrowser`. */
export type TestBrowser = ReturnType<typeof openTestBrowser>

/** Creates an HTTP client that keeps cookies by path, follows redirects and submits forms. */
export function openTestBrowser(settings: IdentitySettings, jar: Jar = new Map()) {
  const home = new URL(settings.issuer).origin

  /** Sends one request without following redirects. */
  const visit = (address: string, init: RequestInit = {}) =>
    fetchWithCookies(new URL(address, home), init, jar)

  /** Follows redirects until a page is shown or the browser is redirected back to the product. */
  async function follow(address: string, init?: RequestInit): Promise<Landing> {
    let url = new URL(address, home)
    let response = await visit(url.href, init)
    for (let hops = 0; response.headers.has('location') && hops < 10; hops++) {
      url = new URL(response.headers.get('location') ?? '', url)
      if (!url.pathname.startsWith('/idp/')) break
      response = await visit(url.href)
    }
    return { response, url }
  }

  /** Requests a sign-in as the browser SDK does; `changes` replaces or removes (null) parameters. */
  async function authorize(changes: Record<string, string | null> = {}) {
    const verifier = randomBytes(32).toString('base64url')
    const parameters = {
      client_id: settings.clientId,
      response_type: 'code',
      redirect_uri: `${home}/`,
      scope: 'openid profile email offline_access',
      audience: settings.audience,
      state: 'state',
      nonce: 'nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...changes,
    }
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(parameters)) if (value !== null) query.set(name, value)
    return { verifier, ...(await follow(`/idp/authorize?${query.toString()}`)) }
  }

  /** Loads the page at `url` and submits its form. */
  async function submit(url: URL, fields: Record<string, string>) {
    const page = await (await visit(url.href)).text()
    const formToken = /name="formToken"\s+value="([^"]+)"/.exec(page)?.[1] ?? ''
    return follow(url.href, { method: 'POST', body: new URLSearchParams({ formToken, ...fields }) })
  }

  const requestTokens = (fields: Record<string, string>) =>
    visit('/idp/oauth/token', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ client_id: settings.clientId, ...fields }),
    })

  /** Exchanges a code for tokens. */
  const exchange = (code: string, verifier: string) =>
    requestTokens({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: `${home}/`,
    })

  /** Exchanges a refresh token for new tokens. */
  const refresh = (token: string) => requestTokens({ grant_type: 'refresh_token', refresh_token: token })

  /** Submits the sign-up form and stops at the page that asks for the code. */
  async function requestAccount(fields: Record<string, string>) {
    const { verifier, url } = await authorize({ screen_hint: 'signup' })
    return { verifier, ...(await submit(url, fields)) }
  }

  /** Signs in and returns the tokens. */
  async function signIn(fields: Record<string, string>) {
    const { verifier, url } = await authorize()
    const back = await submit(url, fields)
    const code = back.url.searchParams.get('code')
    if (code === null) throw new Error(`No code was returned: ${await back.response.text()}`)
    // The tests that use the tokens check them.
    return (await (await exchange(code, verifier)).json()) as Tokens
  }

  /** Signs in silently and returns the code or the name of the error. */
  async function signInSilently(): Promise<string | null> {
    const { response } = await authorize({ prompt: 'none', response_mode: 'web_message' })
    const page = await response.text()
    return /"error":"(\w+)"/.exec(page)?.[1] ?? /"code":"([^"]+)"/.exec(page)?.[1] ?? null
  }

  return { home, visit, authorize, submit, exchange, refresh, signIn, requestAccount, signInSilently }
}
