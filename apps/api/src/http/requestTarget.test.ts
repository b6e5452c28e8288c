import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/buildTestApp.ts'
import { toOriginForm } from './requestTarget.ts'
import { readWebBuild } from '../web/build.ts'

let root: string
let app: TestApp
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'plomada-target-'))
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Plomada</title>')
  app = await buildTestApp({ web: await readWebBuild(root) })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})

/** Sends raw bytes, as HTTP clients normalize requests. */
const exchange = (lines: string[]): Promise<{ status: number; location?: string; body: string }> =>
  new Promise((resolve, reject) => {
    const address = app.app.server.address()
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1')
    let received = ''
    socket.on('data', (part) => (received += part.toString()))
    socket.on('error', reject)
    socket.on('close', () => {
      const [head = '', body = ''] = received.split('\r\n\r\n')
      const location = /^location: (.*)$/im.exec(head)?.[1]
      resolve({ status: Number(head.split(' ')[1]), ...(location && { location }), body })
    })
    socket.write(`${[...lines, 'Accept: text/html,*/*', 'Connection: close'].join('\r\n')}\r\n\r\n`)
  })
const get = (target: string, host = 'Host: plomada.example') => exchange([`GET ${target} HTTP/1.1`, host])

test.each([
  ['two Host headers', ['Host: plomada.example', 'Host: other.example']],
  ['the same Host header twice', ['Host: plomada.example', 'HOST: plomada.example']],
  ['two names in one Host header', ['Host: plomada.example, other.example']],
  ['a Host header with a path', ['Host: plomada.example/@other.example']],
  ['no Host header in HTTP/1.1', []],
])('refuses %s', async (_what, hosts) => {
  for (const target of ['/', '/api/job', '/idp/authorize', '/health/live'])
    expect((await exchange([`GET ${target} HTTP/1.1`, ...hosts])).status).toBe(400)
})

test.each(['Host: plomada.example', 'Host: 127.0.0.1:3000', 'Host: [::1]:3000', 'host: LOCALHOST', 'Host:'])(
  'accepts %s',
  async (host) => {
    expect((await get('/health/live', host)).status).toBe(200)
  },
)

test('accepts HTTP/1.0 without a Host header', async () => {
  expect((await exchange(['GET /health/live HTTP/1.0'])).status).toBe(200)
})

test('redirects all spellings of /index.html to /', async () => {
  for (const target of ['/index.html', '/%69ndex.html', '//index.html', 'http://plomada.example/index.html'])
    expect(await get(target)).toMatchObject({ status: 308, location: '/' })
  expect(await get('/index.html?x=1')).toMatchObject({ status: 308, location: '/?x=1' })
  expect(await get('//other.example/index.html')).toMatchObject({ status: 404 })
})

test('treats absolute URLs and repeated slashes as their path', async () => {
  for (const target of ['//', '///', 'http://plomada.example', 'http://plomada.example/', '//service'])
    expect(await get(target)).toMatchObject({ status: 200, body: expect.stringContaining('<!doctype html>') })
  for (const target of ['http://plomada.example/api/job', 'HTTPS://other.example:80/api/job', '//api/job'])
    expect((await get(target)).body).toBe('{"result":[]}')
  // API rules apply to any spelling of the URL.
  const write = ['POST http://plomada.example/api/job HTTP/1.1', 'Host: plomada.example']
  expect((await exchange([...write, 'Cookie: a=b', 'Content-Length: 0'])).status).toBe(403)
})

test.each([
  '/%2e%2e',
  '/%2e%2e/',
  '/..',
  '/../',
  '/./',
  '/a/../b',
  '/%00',
  '/\\x',
  '/%5cx',
  '/assets/',
  `/${'a'.repeat(5000)}`,
])('returns 404 for %s', async (target) => {
  expect((await get(target)).status).toBe(404)
})

test('responds to OPTIONS * with the allowed methods, and refuses other methods there', async () => {
  expect((await exchange(['OPTIONS * HTTP/1.1', 'Host: plomada.example'])).status).toBe(204)
  expect((await get('*')).status).toBe(400)
})

test.each([
  ['/a?b', '/a?b'],
  ['//a//b?//c', '/a//b?//c'],
  ['http://x', '/'],
  ['http://x?b', '/?b'],
  ['http://u@x:80/a', '/a'],
  ['*', '*'],
])('converts %s to %s', (target, path) => {
  expect(toOriginForm(target)).toBe(path)
})
