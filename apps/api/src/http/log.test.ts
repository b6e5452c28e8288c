import { Writable } from 'node:stream'
import { tradeCalls } from '@plomada/domain/calls'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { answer } from './answer.ts'
import { logAnswers } from './log.ts'
import { addErrorDoor } from './problems.ts'
import { addViewer } from './viewer.ts'
import type { Viewer } from './viewer.ts'

const identity = { issuer: 'test', subject: 'test|7' }
const viewers: Readonly<Record<string, Viewer>> = {
  user: { kind: 'user', id: 7, role: 'comun', isActive: true, ...identity },
  stranger: { kind: 'stranger', ...identity, claims: { sub: identity.subject } },
}

/** Every log line of one request that succeeds and one that fails. */
async function linesFor(authorization: string): Promise<Record<string, unknown>[]> {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const app = Fastify({ logger: { level: 'info', stream } })
  app.decorate('calls', [])
  app.decorate('limitPerson', async () => {})
  app.decorate('limitUploads', async () => {})
  logAnswers(app)
  addErrorDoor(app)
  addViewer(app, async (token = '') => viewers[token] ?? null)
  answer(app, tradeCalls.list, ({ request }) => {
    request.log.info('reads the trades')
    return { result: [] }
  })
  answer(app, tradeCalls.get, () => {
    throw new Error('a fault of ours')
  })
  const headers = { authorization }
  await app.inject({ url: '/api/job', headers })
  await app.inject({ url: '/api/job/1', headers })
  await app.close()
  return lines.filter(({ reqId, msg }) => reqId !== undefined && msg !== 'incoming request')
}

test('every log line of a request has the id of its user, also of one that fails', async () => {
  const lines = await linesFor('user')
  expect(lines.map(({ msg, status }) => msg ?? status)).toEqual(
    expect.arrayContaining(['reads the trades', 200, 'request failed', 500]),
  )
  for (const line of lines) expect(line).toMatchObject({ userId: 7 })
})

test.each(['stranger', 'nobody'])('no log line of a request by a %s has a user', async (who) => {
  const lines = await linesFor(who)
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) expect(line).not.toHaveProperty('userId')
})
