import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Attacks } from './attacks.ts'
import { PASSWORD, type Site, type User } from './site.ts'

const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decodePart = (text = '') =>
  JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, unknown>

function signToken(header: object, claims: object, key: KeyObject): string {
  const text = `${encodePart(header)}.${encodePart(claims)}`
  return `${text}.${createSign('sha256').update(text).sign(key, 'base64url')}`
}

/** Creates invalid tokens from a valid one. */
async function forgeTokens(site: Site, { token, idToken, refreshToken }: User) {
  const [head, body, signature = ''] = token.split('.')
  const [header, claims] = [decodePart(head), decodePart(body)]
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const jwk = publicKey.export({ format: 'jwk' })
  const { text: keySet } = await site.send('GET', '/idp/.well-known/jwks.json')
  const symmetric = `${encodePart({ ...header, alg: 'HS256' })}.${body}`
  const past = Math.floor(Date.now() / 1000) - 3600
  return {
    'an expired token with another signature': `${head}.${encodePart({ ...claims, exp: past })}.${signature}`,
    'a token whose user was changed': `${head}.${encodePart({ ...claims, sub: `${String(claims['sub'])}x` })}.${signature}`,
    'a token without a signature': `${head}.${body}.`,
    'alg none': `${encodePart({ ...header, alg: 'none' })}.${body}.`,
    'alg None with a signature': `${encodePart({ ...header, alg: 'None' })}.${body}.${signature}`,
    'a key of the attacker': signToken(header, claims, privateKey),
    'a key of the attacker in the header': signToken({ ...header, jwk }, claims, privateKey),
    'a key set of the attacker in the header': signToken(
      { ...header, jku: 'https://malo.example/jwks.json' },
      claims,
      privateKey,
    ),
    'HS256 with the public keys as the secret': `${symmetric}.${createHmac('sha256', keySet)
      .update(symmetric)
      .digest('base64url')}`,
    'the ID token, whose audience is the web app': idToken,
    'a refresh token': refreshToken,
    'no token at all': 'null',
  }
}

/** Sends tokens that are forged, unsigned or for another audience. */
export async function attackTokens(attacks: Attacks, site: Site, admin: User): Promise<void> {
  const forged = await forgeTokens(site, admin)
  const path = '/api/admin/dashboard'
  const good = await site.send('GET', path, { as: admin })
  attacks.expect(`${good.request}: the token that the forgeries are made of`, good.outcome, 'done')
  await Promise.all(
    Object.entries(forged).map(async ([name, token]) => {
      const { request, outcome } = await site.send('GET', path, { as: { name, token } })
      attacks.expect(request, outcome, 'unauthenticated')
    }),
  )
}

const redirectAddresses = (origin: string) => [
  'https://malo.example/',
  '//malo.example/',
  `${origin}@malo.example/`,
  `${origin}.malo.example/`,
  `${origin}/service`,
  `${origin}/../`,
  `${origin}/?a=b`,
  `${origin}/#x`,
  'javascript:alert(1)',
  `${origin}/\r\nX-Attack: 1`,
]

/** Requests codes and sign-outs that redirect to other addresses, and sign-ins with other parameters. */
export async function attackRedirects(attacks: Attacks, site: Site): Promise<void> {
  await Promise.all(
    redirectAddresses(site.origin).map(async (address) => {
      const { response } = await site.openBrowser().authorize({ redirect_uri: address })
      const request = `GET /idp/authorize?redirect_uri=${JSON.stringify(address)}`
      attacks.expect(request, [response.status, response.headers.get('location')], [400, null])
      attacks.record(request, response.headers.has('x-attack') ? 'a header of the attacker' : null)
      const logout = await site.send(
        'GET',
        `/idp/v2/logout?client_id=plomada-web&returnTo=${encodeURIComponent(address)}`,
      )
      attacks.expect(logout.request, [logout.status, logout.headers.get('location')], [400, null])
    }),
  )
  const refused: [Record<string, string | null>, string][] = [
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    [{ audience: 'https://otra.example' }, 'invalid_target'],
    [{ response_type: 'id_token' }, 'unsupported_response_type'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
  ]
  await Promise.all(
    refused.map(async ([changes, error]) => {
      const { url } = await site.openBrowser().authorize(changes)
      const found = url.searchParams.get('error') ?? new URLSearchParams(url.hash.slice(1)).get('error')
      attacks.expect(`GET /idp/authorize with ${JSON.stringify(changes)}`, found, error)
    }),
  )
}

/** Uses a code without its verifier and twice, and then its revoked refresh token. */
export async function attackCodes(attacks: Attacks, site: Site, user: User): Promise<void> {
  const browser = site.openBrowser()
  const first = await browser.authorize()
  const credentials = { email: user.email, password: PASSWORD }
  const stolen = (await browser.submit(first.url, credentials)).url.searchParams.get('code') ?? ''
  const withoutVerifier = await browser.exchange(stolen, 'x'.repeat(43))
  attacks.expect('POST /idp/oauth/token with a code and another verifier', withoutVerifier.status, 400)
  const second = await browser.authorize()
  const code = second.url.searchParams.get('code') ?? ''
  const used = await browser.exchange(code, second.verifier)
  attacks.expect('POST /idp/oauth/token with a code', used.status, 200)
  const tokens = (await used.json()) as { refresh_token: string }
  const again = await browser.exchange(code, second.verifier)
  attacks.expect('POST /idp/oauth/token with a code that was used', again.status, 400)
  const revoked = await browser.refresh(tokens.refresh_token)
  attacks.expect(
    'POST /idp/oauth/token with the refresh token of a code that was used twice',
    revoked.status,
    400,
  )
  const other = await site.openBrowser().submit(first.url, credentials)
  attacks.expect('POST of a sign-in form in another browser', other.response.status, 400)
}

const hosts = (port: string): [string, string[]][] => [
  ['another host', ['Host: malo.example']],
  ['two hosts', [`Host: localhost:${port}`, 'Host: malo.example']],
  ['two hosts, the other first', ['Host: malo.example', `Host: localhost:${port}`]],
  ['a forwarded host', [`Host: localhost:${port}`, 'X-Forwarded-Host: malo.example']],
  ['a Forwarded header', [`Host: localhost:${port}`, 'Forwarded: host=malo.example;proto=https']],
  ['a host with a path', ['Host: malo.example/a?']],
]

/** Sends forged Host headers: no response may contain the forged host, and two hosts must be refused. */
export async function attackHosts(attacks: Attacks, site: Site): Promise<void> {
  const { port } = new URL(site.origin)
  const paths = [
    '/',
    '/service',
    '/sitemap.xml',
    '/robots.txt',
    '/idp/.well-known/openid-configuration',
    '/idp/authorize',
    '/outbox',
    'http://malo.example/',
  ]
  const variants = hosts(port).flatMap(([name, lines]) => paths.map((path) => ({ name, lines, path })))
  for (let at = 0; at < variants.length; at += 6)
    await Promise.all(
      variants.slice(at, at + 6).map(async ({ name, lines, path }) => {
        const text = await site.sendRaw([`GET ${path} HTTP/1.1`, ...lines, 'Connection: close'])
        const request = `GET ${path} with ${name}`
        const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])
        const isReflected = text.includes('malo.example')
        attacks.record(request, isReflected ? 'the response names malo.example' : null)
        attacks.record(request, status >= 500 ? `${status}` : null)
        if (name.startsWith('two hosts')) attacks.expect(request, status, 400)
      }),
    )
}
