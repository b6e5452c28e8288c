import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { tradeCalls } from '@plomada/domain/calls'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleCall } from './handleCall.ts'
import { logResponses } from './log.ts'
import { addErrorHandler } from './problems.ts'
import { addViewer, type Viewer } from './viewer.ts'

const identity = { issuer: 'test', subject: 'test|7' }
const viewers: Readonly<Record<string, Viewer>> = {
  user: { kind: 'user', id: 7, role: 'comun', isActive: true, ...identity },
  'unregistered user': { kind: 'unregistered', ...identity, claims: { sub: identity.subject } },
}

/** Returns the log lines of one successful and one failed request. */
async function getLogLines(authorization: string): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const app = Fastify({ logger: { level: 'info', stream } })
  app.decorate('calls', [])
  app.decorate('limitUser', async () => {})
  logResponses(app)
  addErrorHandler(app)
  addViewer(app, async (token = '') => viewers[token] ?? null)
  handleCall(app, tradeCalls.list, ({ request }) => {
    request.log.info('reads the trades')
    return { result: [] }
  })
  handleCall(app, tradeCalls.get, () => {
    throw new Error('internal error')
  })
  const headers = { authorization }
  await app.inject({ url: '/api/job', headers })
  await app.inject({ url: '/api/job/1', headers })
  await app.close()
  return lines.filter(({ reqId, msg }) => reqId !== undefined && msg !== 'incoming request')
}

test('logs the id of the user in every line of a request, even if it fails', async () => {
  const lines = await getLogLines('user')
  expect(lines.map(({ msg, status }) => msg ?? status)).toEqual(
    expect.arrayContaining(['reads the trades', 200, 'request failed', 500]),
  )
  for (const line of lines) expect(line).toMatchObject({ userId: 7 })
})

test.each(['unregistered user', 'visitor'])('logs no user id for a %s', async (viewer) => {
  const lines = await getLogLines(viewer)
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(line).not.toHaveProperty('userId')
})

test.each(['waits', 'leaves'])(
  'logs a client that %s before the end of its body in one line, without a stack',
  async (act) => {
    const lines: Record<string, unknown>[] = []
    const stream = new Writable({
      write(line, _encoding, done) {
        lines.push(JSON.parse(String(line)))
        done()
      },
    })
    const app = Fastify({ logger: { level: 'info', stream }, handlerTimeout: act === 'waits' ? 1 : 0 })
    addErrorHandler(app)
    let arrived: () => void = () => {}
    const arrival = new Promise<void>((resolve) => (arrived = resolve))
    app.addHook('preParsing', async () => arrived())
    app.post('/', () => 'done')
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{')
    await arrival
    if (act === 'leaves') socket.destroy()
    const written = () => lines.filter(({ msg }) => /body|failed/.test(String(msg)))
    await expect.poll(written).toHaveLength(1)
    socket.destroy()
    await app.close()
    expect(written()).toMatchObject([{ level: 30, msg: 'the body did not arrive' }])
    expect(JSON.stringify(lines)).not.toContain('stack')
  },
)
