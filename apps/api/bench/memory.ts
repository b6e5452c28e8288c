/**
 * Measures the memory of a server and its embedded database under a mixed load, every minute. Exits with 1 if it grows by
 * more than 10 % after the fifth minute.
 *
 * --minutes=30    duration
 * --every=50      milliseconds between requests
 * --only=a,b      only these kinds of requests
 * --database=URL  an empty PostgreSQL database instead of the embedded one
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { quotas } from '@plomada/domain/calls'
import { freePort } from '../../../tools/shared/ports.ts'
import { createLoad, mix, type Kind, type Load } from './memory.load.ts'
import type { ProcessMemory } from './memory.probe.ts'

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    every: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
    database: { type: 'string' },
  },
})

/** The minute after which the memory should not grow, and the tolerated growth. */
const SETTLED_MINUTE = 5
const MAX_GROWTH = 0.1
/** Pending requests above which no new ones are sent. */
const MAX_PENDING = 20
const many = '1000000'
const highQuotas = Object.entries(quotas)
  .map(
    ([act, { limits }]) =>
      `${act}=${Object.keys(limits)
        .map(() => many)
        .join('/')}`,
  )
  .join(',')

interface Server {
  origin: string
  memory: () => ProcessMemory
  stop: () => Promise<void>
}

async function startServer(folder: string): Promise<Server> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const child = spawn(
    process.execPath,
    [
      // As in `npm start` and deploy/.
      '--max-semi-space-size=16',
      '--conditions=@plomada/source',
      `--import=${join(import.meta.dirname, 'memory.probe.ts')}`,
      join(import.meta.dirname, '../bin/start.ts'),
      '--built',
    ],
    {
      env: {
        ...process.env,
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: folder,
        DEMO: 'true',
        LOG_LEVEL: 'error',
        QUOTAS: highQuotas,
        ...(options.database && { DATABASE_URL: options.database }),
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  )
  let memory: ProcessMemory | undefined
  // Only the probe sends messages.
  child.on('message', (message) => (memory = message as ProcessMemory))
  await waitUntilReady(child)
  return {
    origin,
    memory: () => memory ?? throwNoReport(),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function throwNoReport(): never {
  throw new Error('The server has not reported its memory.')
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (String(chunk).includes('Plomada is ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
}

/** Returns the kinds of 100 requests, each kind spread evenly. */
function createPlan(only: string): Kind[] {
  const chosen = (Object.entries(mix) as [Kind, number][]).filter(
    ([kind]) => only === '' || only.split(',').includes(kind),
  )
  const placed = chosen.flatMap(([kind, times]) =>
    Array.from({ length: times }, (_, index) => ({ kind, at: (index + 0.5) / times })),
  )
  return placed.toSorted((a, b) => a.at - b.at).map(({ kind }) => kind)
}

const megabytes = (bytes: number) => (bytes / 1024 ** 2).toFixed(0).padStart(7)
const columns = ['all', 'rss', 'files', 'heap', 'used', 'buffers', 'rest', 'db']

const sumOf = ({ rss, database }: ProcessMemory): number => rss + database

/** Returns the columns of a row. The rest is the native heap, code and stacks. */
function createRow(memory: ProcessMemory): number[] {
  const { rss, files, heapTotal, heapUsed, arrayBuffers, database } = memory
  const rest = rss - files - heapTotal - arrayBuffers
  return [sumOf(memory), rss, files, heapTotal, heapUsed, arrayBuffers, rest, database]
}

async function run(server: Server, load: Load): Promise<void> {
  const plan = createPlan(options.only)
  const every = Number(options.every)
  const begin = performance.now()
  let open = 0
  let sent = 0
  let skipped = 0
  let failed = 0
  let minute = 0
  let settled = 0
  const print = () => {
    if (minute <= SETTLED_MINUTE) settled = sumOf(server.memory())
    console.log(
      [
        `${minute}`.padStart(6),
        ...createRow(server.memory()).map(megabytes),
        `  ${sent} sent, ${skipped} skipped, ${failed} failed`,
      ].join(' '),
    )
  }
  console.log(['minute', ...columns.map((name) => name.padStart(7))].join(' '))
  print()
  for (let number = 0; minute < Number(options.minutes); number++) {
    const wait = begin + number * every - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    if (performance.now() >= begin + (minute + 1) * 60_000) {
      minute++
      print()
    }
    const kind = plan[number % plan.length]
    if (open >= MAX_PENDING || !kind) {
      skipped++
      continue
    }
    open++
    sent++
    load
      .send(kind)
      .catch(() => failed++)
      .finally(() => open--)
  }
  for (const [request, count] of load.statuses) console.log(`${count} × ${request}`)
  const growth = sumOf(server.memory()) / settled - 1
  console.log(`It grew by ${(growth * 100).toFixed(1)} % after minute ${Math.min(minute, SETTLED_MINUTE)}.`)
  if (growth > MAX_GROWTH) process.exitCode = 1
}

const folder = await mkdtemp(join(tmpdir(), 'plomada-memory-'))
try {
  const server = await startServer(folder)
  try {
    await run(server, await createLoad(server.origin))
  } finally {
    await server.stop()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
