import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database, Db } from '../../database/database.ts'
import { transact } from '../../database/database.ts'
import { outbox } from '../../database/schema.ts'
import { emptyTables } from '../../testing/emptyTables.ts'
import { openTestDatabase } from '../../testing/testDatabase.ts'
import { enqueueMail } from './mail.ts'
import type { Mail } from './mail.ts'
import { mailTexts } from './mail.texts.ts'
import { chooseTransport, fileTransport } from './mail.transport.ts'
import type { MailTransport } from './mail.transport.ts'
import { outboxPages } from './outbox.pages.ts'
import { createOutboxWorker, startOutbox } from './outbox.worker.ts'

let database: Database
let db: Db
let folder: string

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
  folder = await mkdtemp(join(tmpdir(), 'plomada-mail-'))
})
afterAll(async () => {
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => emptyTables(db))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const mail = (of: Partial<Mail> = {}): Mail => ({
  kind: 'applied',
  to: 'ana@plomada.example',
  subject: 'Hola',
  text: 'Texto',
  ...of,
})

/** Remembers what it was given; `fail` decides about each try. */
function recorder(fail: (count: number) => boolean = () => false) {
  const sent: { id: string | number; subject: string }[] = []
  let count = 0
  const transport: MailTransport = {
    async send(id, { subject }) {
      count += 1
      // Other workers get a turn, as while a mail server is at work.
      await new Promise((resolve) => setImmediate(resolve))
      if (fail(count)) throw new Error('the mail server is away')
      sent.push({ id, subject })
    },
    close: () => {},
  }
  return { transport, sent, tries: () => count }
}

const rowsOf = () => db.select().from(outbox).orderBy(outbox.id)
const makeDue = () => db.execute(sql`update outbox set run_at = now() - interval '1 second'`)
const endLeases = () => db.execute(sql`update outbox set locked_until = now() - interval '1 second'`)

describe('the outbox', () => {
  test('a mail leaves only with the fact that caused it', async () => {
    const undone = transact(db, async (tx) => {
      await enqueueMail(tx, mail({ subject: 'undone' }))
      throw new Error('the fact did not happen')
    })
    await expect(undone).rejects.toThrow('did not happen')
    await transact(db, (tx) => enqueueMail(tx, mail({ subject: 'done' })))
    const { transport, sent } = recorder()
    await createOutboxWorker({ db, transport }).drain()
    expect(sent.map(({ subject }) => subject)).toEqual(['done'])
  })

  test('a subject is cut between two characters and never within one', async () => {
    const { transport, sent } = recorder()
    for (const before of ['', 'a']) await enqueueMail(db, mail({ subject: before + '😀'.repeat(300) }))
    await createOutboxWorker({ db, transport }).drain()
    expect(sent.map(({ subject }) => subject.isWellFormed())).toEqual([true, true])
  })

  test('two workers send each mail once', async () => {
    for (let n = 0; n < 24; n++) await enqueueMail(db, mail({ subject: `mail ${n}` }))
    const { transport, sent } = recorder()
    const workers = [createOutboxWorker({ db, transport }), createOutboxWorker({ db, transport })]
    const taken = await Promise.all(workers.map((worker) => worker.drain()))
    expect(taken.reduce((a, b) => a + b)).toBe(24)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(24)
    expect(sent).toHaveLength(24)
  })

  test('a transport that fails is tried again, later each time', async () => {
    await enqueueMail(db, mail())
    const { transport, sent } = recorder((count) => count < 3)
    const worker = createOutboxWorker({ db, transport })
    expect(await worker.drain()).toBe(1)
    expect(await worker.drain()).toBe(0)
    const [waiting] = await rowsOf()
    expect(waiting).toMatchObject({ attempts: 1, doneAt: null, lastError: 'the mail server is away' })
    expect(waiting?.runAt.getTime()).toBeGreaterThan(Date.now())
    await makeDue()
    await worker.drain()
    await makeDue()
    await worker.drain()
    expect(sent).toHaveLength(1)
    expect((await rowsOf())[0]).toMatchObject({ attempts: 3, lastError: null })
  })

  test('after the last try a mail stays, with the reason', async () => {
    await enqueueMail(db, mail())
    const { transport, tries } = recorder(() => true)
    const worker = createOutboxWorker({ db, transport, maxAttempts: 2 })
    for (let n = 0; n < 4; n++) {
      await worker.drain()
      await makeDue()
    }
    expect(tries()).toBe(2)
    expect((await rowsOf())[0]).toMatchObject({ doneAt: null, lastError: 'the mail server is away' })
  })

  test('a mail whose worker died is sent by another one when the lease is over, not before', async () => {
    await enqueueMail(db, mail())
    await new Promise<void>((begun) => {
      const send = () => {
        begun()
        return new Promise<void>(() => {})
      }
      void createOutboxWorker({ db, transport: { send, close: () => {} } }).drain()
    })
    const { transport, sent } = recorder()
    const worker = createOutboxWorker({ db, transport })
    expect(await worker.drain()).toBe(0)
    await endLeases()
    expect(await worker.drain()).toBe(1)
    expect(sent).toHaveLength(1)
  })

  test('stopping waits for the mail at hand and sends no more', async () => {
    await enqueueMail(db, mail())
    const { transport, sent } = recorder()
    const begun = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    async function send(...of: Parameters<MailTransport['send']>): Promise<void> {
      begun.resolve()
      await released.promise
      await transport.send(...of)
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { stop } = startOutbox({ db, transport: { ...transport, send }, pollMs: 20 })
    await begun.promise
    const stopped = stop()
    released.resolve()
    await stopped
    expect(sent).toHaveLength(1)
    const execute = vi.spyOn(db, 'execute')
    await vi.advanceTimersByTimeAsync(1000)
    expect(execute).not.toHaveBeenCalled()
  })

  test('a mail is kept for 30 days after it was sent; one that was not sent stays', async () => {
    const before = (days: number) => new Date(Date.now() - days * 86_400_000)
    const done = { kind: 'signUp', payload: mail() }
    // More than are deleted at a time.
    await db.insert(outbox).values(Array.from({ length: 501 }, () => ({ ...done, doneAt: before(30) })))
    await db.insert(outbox).values({ ...done, doneAt: before(29), createdAt: before(40) })
    await db.insert(outbox).values({ ...done, attempts: 12, createdAt: before(400) })
    const { stop } = startOutbox({ db, transport: recorder().transport, pollMs: 20 })
    await vi.waitFor(async () => expect(await rowsOf()).toHaveLength(2), { timeout: 15_000 })
    await stop()
    expect((await rowsOf()).map(({ attempts }) => attempts)).toEqual([0, 12])
  })

  test('a row that is no mail does not stop the others', async () => {
    await db.insert(outbox).values({ kind: 'applied', payload: { nonsense: true } })
    await enqueueMail(db, mail())
    const { transport, sent } = recorder()
    await createOutboxWorker({ db, transport }).drain()
    expect(sent).toHaveLength(1)
  })
})

describe('a transport', () => {
  test('without a server, mails become files that a mail program opens', async () => {
    await enqueueMail(
      db,
      mailTexts.accepted({
        to: 'bruno@plomada.example',
        title: 'Canilla que gotea',
        link: 'https://plomada.example/x',
        client: 'Ana',
        amount: 92_500,
      }),
    )
    const config = { dataDir: folder, mail: { smtpUrl: null, from: 'Plomada <avisos@plomada.example>' } }
    await createOutboxWorker({ db, transport: chooseTransport(config) }).drain()
    expect(await readdir(join(folder, 'outbox'))).toEqual(['1.eml'])
    // Nobody else on the machine reads them.
    expect((await stat(join(folder, 'outbox'))).mode & 0o077).toBe(0)
    const file = await readFile(join(folder, 'outbox', '1.eml'), 'utf8')
    expect(file).toContain('To: bruno@plomada.example')
    expect(file).toContain('From: Plomada <avisos@plomada.example>')
    expect(file).toContain('Message-ID: <outbox-1@plomada.example>')
  })

  test.each([
    'ana@plomada.example, victim@example.com',
    'victim@corp.example,1.x',
    'ana@plomada.example\r\nBcc: victim@example.com',
    '"a, victim@example.com"@plomada.example',
    '<ana@plomada.example>',
    'ana@plomada.example;victim@example.com',
    '',
  ])('no mail goes to %j, which is not one address', async (to) => {
    await enqueueMail(db, mail({ to }))
    expect(await rowsOf()).toEqual([])
  })

  test('an encoded word in a subject is shown as it was typed', async () => {
    await enqueueMail(db, mail({ subject: 'Hola =?utf-8?B?UGxvbWFkYQ==?=' }))
    const [row] = await rowsOf()
    expect(row?.payload).toMatchObject({ subject: 'Hola = ?utf-8?B?UGxvbWFkYQ== ?=' })
  })

  test('nobody can write a header', async () => {
    const evil = 'Hola\r\nBcc: victim@example.com\r\n\r\nbody\0'
    await enqueueMail(
      db,
      mail({
        subject: evil,
        to: 'ana@plomada.example',
        replyTo: `a@b.example\nX-Evil: 1`,
        text: 'a\0b',
      }),
    )
    const inner = fileTransport(join(folder, 'evil'), 'avisos@plomada.example')
    await createOutboxWorker({ db, transport: inner }).drain()
    const file = await readFile(join(folder, 'evil', '1.eml'), 'utf8')
    const head = file.split('\r\n\r\n')[0] ?? ''
    expect(head).not.toMatch(/^(bcc|x-evil):/im)
    expect(head.match(/^to:.*$/gim) ?? []).toEqual(['To: ana@plomada.example'])
    const [row] = await rowsOf()
    expect(JSON.stringify(row?.payload)).not.toMatch(/\\r|\\n|\\u0000|,[ ]?victim/)
  })

  test('with a server, mails are handed to it', async () => {
    const heard: string[] = []
    const server = createServer((socket) => {
      socket.write('220 test\r\n')
      let isData = false
      socket.on('data', (chunk) => {
        heard.push(chunk.toString())
        if (isData) {
          if (chunk.toString().endsWith('\r\n.\r\n')) socket.write('250 ok\r\n')
        } else if (/^DATA/i.test(chunk.toString())) {
          isData = true
          socket.write('354 go\r\n')
        } else socket.write('250 ok\r\n')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // A server that listens on TCP has an address of this shape.
    const { port } = server.address() as AddressInfo
    const smtpUrl = `smtp://127.0.0.1:${port}`
    const transport = chooseTransport({ dataDir: folder, mail: { smtpUrl, from: 'avisos@plomada.example' } })
    await enqueueMail(db, mail())
    await createOutboxWorker({ db, transport }).drain()
    transport.close()
    server.close()
    expect(heard.join('')).toContain('RCPT TO:<ana@plomada.example>')
    expect((await rowsOf())[0]?.doneAt).not.toBeNull()
  })
})

describe('the words', () => {
  const link = 'https://plomada.example/'
  const about = { to: 'x@plomada.example', title: 'Techo', link }

  test('each mail says what happened and where to go on, and hostile names stay text', () => {
    const letters = [
      mailTexts.applied({ ...about, workers: ['<b>Bruno'] }),
      mailTexts.accepted({ ...about, client: 'Ana', amount: 1500 }),
      mailTexts.paid({ ...about, client: 'Ana', amount: 1500 }),
      mailTexts.contact({
        to: about.to,
        link,
        person: 'Ana',
        message: 'Hola',
        replyTo: 'ana@plomada.example',
      }),
      mailTexts.review({ ...about, client: 'Ana', score: 5, text: 'Muy bien' }),
    ]
    expect(letters.map(({ kind }) => kind)).toEqual(['applied', 'accepted', 'paid', 'contact', 'review'])
    for (const { text, html } of letters) {
      expect(text).toContain(link)
      expect(html).toContain(`href="${link}"`)
    }
    expect(letters[0]?.html).toContain('&lt;b&gt;Bruno')
    expect(letters[2]?.text).toContain('$ 1.500')
    expect(letters[3]).toMatchObject({
      replyTo: 'ana@plomada.example',
      text: expect.stringContaining('Hola'),
    })
  })
})

describe('the pages of the outbox', () => {
  const pages = (demo: boolean, smtpUrl: string | null = null) =>
    Fastify().register(outboxPages, {
      db,
      config: { demo, mail: { smtpUrl, from: 'avisos@plomada.example' } },
    })

  test('a demonstration shows every mail as text', async () => {
    await enqueueMail(
      db,
      mail({ subject: '<img src=x>', text: 'Ver: https://plomada.example/x?a=1&b=2 <script>' }),
    )
    const list = await pages(true).inject('/outbox')
    expect(list.body).toContain('&lt;img src=x&gt;')
    const message = await pages(true).inject('/outbox/1')
    expect(message.body).toContain('<a href="https://plomada.example/x?a=1&amp;b=2">')
    expect(message.body).not.toContain('<script>')
    for (const path of ['2', '0', 'x', '99999999999'])
      expect((await pages(true).inject(`/outbox/${path}`)).statusCode).toBe(404)
  })

  test('nowhere else can anybody read the mail of others', async () => {
    await enqueueMail(db, mail())
    for (const app of [pages(false), pages(true, 'smtp://mail.example')])
      for (const path of ['/outbox', '/outbox/1']) expect((await app.inject(path)).statusCode).toBe(404)
  })
})
