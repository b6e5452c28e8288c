import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { transact, type Database, type Db } from '../../database/database.ts'
import { outbox } from '../../database/schema/infrastructure.ts'
import { emptyTables } from '../../testing/emptyTables.ts'
import { mailLinks } from '../../testing/mailLinks.ts'
import { openTestDatabase } from '../../testing/testDatabase.ts'
import { enqueueMail, type Mail } from './mail.ts'
import { mailTemplates } from './mail.templates.ts'
import { chooseTransport, fileTransport, type MailTransport } from './mail.transport.ts'
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

const mail = (values: Partial<Mail> = {}): Mail => ({
  kind: 'application',
  to: 'ana@plomada.example',
  subject: 'Hola',
  text: 'Texto',
  ...values,
})

/** Creates a transport that records its mails; `fail` decides which attempts throw. */
function createRecorder(fail: (count: number) => boolean = () => false) {
  const sent: { id: string | number; subject: string }[] = []
  let count = 0
  const transport: MailTransport = {
    async send(id, { subject }) {
      count += 1
      // Lets other workers run, as while waiting for a mail server.
      await new Promise((resolve) => setImmediate(resolve))
      if (fail(count)) throw new Error('the mail server is unavailable')
      sent.push({ id, subject })
    },
    close: () => {},
  }
  return { transport, sent, tries: () => count }
}

const readRows = () => db.select().from(outbox).orderBy(outbox.id)
const makeDue = () => db.execute(sql`update outbox set run_at = now() - interval '1 second'`)
const endLeases = () => db.execute(sql`update outbox set locked_until = now() - interval '1 second'`)

describe('the outbox', () => {
  test('a mail is sent only if the transaction of its cause commits', async () => {
    const rolledBack = transact(db, async (tx) => {
      await enqueueMail(tx, mail({ subject: 'rolled back' }))
      throw new Error('rolled back')
    })
    await expect(rolledBack).rejects.toThrow('rolled back')
    await transact(db, (tx) => enqueueMail(tx, mail({ subject: 'committed' })))
    const { transport, sent } = createRecorder()
    await createOutboxWorker({ db, links: mailLinks, transport }).drain()
    expect(sent.map(({ subject }) => subject)).toEqual(['committed'])
  })

  test('a long subject is cut between two characters', async () => {
    const { transport, sent } = createRecorder()
    for (const before of ['', 'a']) await enqueueMail(db, mail({ subject: before + '😀'.repeat(300) }))
    await createOutboxWorker({ db, links: mailLinks, transport }).drain()
    expect(sent.map(({ subject }) => subject.isWellFormed())).toEqual([true, true])
  })

  test('two workers send each mail once', async () => {
    for (let n = 0; n < 24; n++) await enqueueMail(db, mail({ subject: `mail ${n}` }))
    const { transport, sent } = createRecorder()
    const workers = [
      createOutboxWorker({ db, links: mailLinks, transport }),
      createOutboxWorker({ db, links: mailLinks, transport }),
    ]
    const taken = await Promise.all(workers.map((worker) => worker.drain()))
    expect(taken.reduce((a, b) => a + b)).toBe(24)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(24)
    expect(sent).toHaveLength(24)
  })

  test('a failed mail is retried with increasing delays', async () => {
    await enqueueMail(db, mail())
    const { transport, sent } = createRecorder((count) => count < 3)
    const worker = createOutboxWorker({ db, links: mailLinks, transport })
    expect(await worker.drain()).toBe(1)
    expect(await worker.drain()).toBe(0)
    const [waiting] = await readRows()
    expect(waiting).toMatchObject({ attempts: 1, doneAt: null, lastError: 'the mail server is unavailable' })
    expect(waiting?.runAt.getTime()).toBeGreaterThan(Date.now())
    await makeDue()
    await worker.drain()
    await makeDue()
    await worker.drain()
    expect(sent).toHaveLength(1)
    expect((await readRows())[0]).toMatchObject({ attempts: 3, lastError: null })
  })

  test('after the last attempt, a mail stays with its error', async () => {
    await enqueueMail(db, mail())
    const { transport, tries } = createRecorder(() => true)
    const worker = createOutboxWorker({ db, links: mailLinks, transport, maxAttempts: 2 })
    for (let n = 0; n < 4; n++) {
      await worker.drain()
      await makeDue()
    }
    expect(tries()).toBe(2)
    expect((await readRows())[0]).toMatchObject({ doneAt: null, lastError: 'the mail server is unavailable' })
  })

  test('a mail of a crashed worker is sent by another one after the lease expires, not before', async () => {
    await enqueueMail(db, mail())
    await new Promise<void>((begun) => {
      const send = () => {
        begun()
        return new Promise<void>(() => {})
      }
      void createOutboxWorker({ db, links: mailLinks, transport: { send, close: () => {} } }).drain()
    })
    const { transport, sent } = createRecorder()
    const worker = createOutboxWorker({ db, links: mailLinks, transport })
    expect(await worker.drain()).toBe(0)
    await endLeases()
    expect(await worker.drain()).toBe(1)
    expect(sent).toHaveLength(1)
  })

  test('stopping waits for the current mail and sends no others', async () => {
    await enqueueMail(db, mail())
    const { transport, sent } = createRecorder()
    const begun = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    async function send(...mail: Parameters<MailTransport['send']>): Promise<void> {
      begun.resolve()
      await released.promise
      await transport.send(...mail)
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { stop } = startOutbox({ db, links: mailLinks, transport: { ...transport, send }, pollMs: 20 })
    await begun.promise
    const stopped = stop()
    released.resolve()
    await stopped
    expect(sent).toHaveLength(1)
    const execute = vi.spyOn(db, 'execute')
    await vi.advanceTimersByTimeAsync(1000)
    expect(execute).not.toHaveBeenCalled()
  })

  test('a sent mail is deleted after 30 days, and an unsent one is not', async () => {
    const before = (days: number) => new Date(Date.now() - days * 86_400_000)
    const done = { kind: 'signUp', payload: mail() }
    // One more than fits into a batch.
    await db.insert(outbox).values(Array.from({ length: 501 }, () => ({ ...done, doneAt: before(30) })))
    await db.insert(outbox).values({ ...done, doneAt: before(29), createdAt: before(40) })
    await db.insert(outbox).values({ ...done, attempts: 12, createdAt: before(400) })
    const { stop } = startOutbox({ db, links: mailLinks, transport: createRecorder().transport, pollMs: 20 })
    await expect.poll(readRows).toHaveLength(2)
    await stop()
    expect((await readRows()).map(({ attempts }) => attempts)).toEqual([0, 12])
  })

  test('a row that is not a mail does not stop the others', async () => {
    await db.insert(outbox).values({ kind: 'application', payload: { nonsense: true } })
    await enqueueMail(db, mail())
    const { transport, sent } = createRecorder()
    await createOutboxWorker({ db, links: mailLinks, transport }).drain()
    expect(sent).toHaveLength(1)
  })
})

describe('a transport', () => {
  test('without an SMTP server, mails are written to .eml files', async () => {
    await enqueueMail(
      db,
      mailTemplates.passwordChanged({ to: 'bruno@plomada.example', link: 'https://plomada.example/x' }),
    )
    const config = { dataDir: folder, mail: { smtpUrl: null, from: 'Plomada <avisos@plomada.example>' } }
    await createOutboxWorker({ db, links: mailLinks, transport: chooseTransport(config) }).drain()
    expect(await readdir(join(folder, 'outbox'))).toEqual(['1.eml'])
    // Other users of the machine cannot read them.
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
  ])('no mail is sent to %j, which is not exactly one address', async (to) => {
    await enqueueMail(db, mail({ to }))
    expect(await readRows()).toEqual([])
  })

  test('an encoded word in a subject is not decoded', async () => {
    await enqueueMail(db, mail({ subject: 'Hola =?utf-8?B?UGxvbWFkYQ==?=' }))
    const [row] = await readRows()
    expect(row?.payload).toMatchObject({ subject: 'Hola = ?utf-8?B?UGxvbWFkYQ== ?=' })
  })

  test('no input can add a header', async () => {
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
    await createOutboxWorker({ db, links: mailLinks, transport: inner }).drain()
    const file = await readFile(join(folder, 'evil', '1.eml'), 'utf8')
    const head = file.split('\r\n\r\n')[0] ?? ''
    expect(head).not.toMatch(/^(bcc|x-evil):/im)
    expect(head.match(/^to:.*$/gim) ?? []).toEqual(['To: ana@plomada.example'])
    const [row] = await readRows()
    expect(JSON.stringify(row?.payload)).not.toMatch(/\\r|\\n|\\u0000|,[ ]?victim/)
  })

  test('with an SMTP server, mails are sent to it', async () => {
    const received: string[] = []
    const server = createServer((socket) => {
      socket.write('220 test\r\n')
      let isData = false
      socket.on('data', (chunk) => {
        received.push(chunk.toString())
        if (isData) {
          if (chunk.toString().endsWith('\r\n.\r\n')) socket.write('250 ok\r\n')
        } else if (/^DATA/i.test(chunk.toString())) {
          isData = true
          socket.write('354 go\r\n')
        } else socket.write('250 ok\r\n')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const smtpUrl = `smtp://127.0.0.1:${port}`
    const transport = chooseTransport({ dataDir: folder, mail: { smtpUrl, from: 'avisos@plomada.example' } })
    await enqueueMail(db, mail())
    await createOutboxWorker({ db, links: mailLinks, transport }).drain()
    transport.close()
    server.close()
    expect(received.join('')).toContain('RCPT TO:<ana@plomada.example>')
    expect((await readRows())[0]?.doneAt).not.toBeNull()
  })
})
