import { spawn, type ChildProcess } from 'node:child_process'
import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../../tools/shared/ports.ts'

const root = path.join(import.meta.dirname, '../../..')

const nodeStart = [
  process.execPath,
  '--max-semi-space-size=16',
  '--conditions=@plomada/source',
  'apps/api/bin/start.ts',
] as const

/** How the product can be started. */
const startCommands = {
  /** The documented command. It builds the web app when its sources changed. */
  npm: ['npm', 'start'],
  /** The same without npm and pnpm. */
  node: nodeStart,
  /** The same with the last build of the web app. */
  built: [...nodeStart, '--built'],
} as const satisfies Record<string, readonly [string, ...string[]]>

/** The process groups that run now. They are detached, so this process has to end them when it exits early. */
const running = new Set<number>()
process.once('exit', () => {
  for (const group of running) process.kill(-group, 'SIGKILL')
})

/** A copy of the product with its own port and data folder. */
export class Product {
  readonly url: string
  readonly folder = mkdtempSync(path.join(tmpdir(), 'plomada-e2e-'))
  readonly #port: number
  readonly #start: readonly [string, ...string[]]
  #process: ChildProcess | undefined
  #output = ''

  private constructor(port: number, start: readonly [string, ...string[]]) {
    this.#port = port
    this.#start = start
    this.url = `http://localhost:${port}`
  }

  /**
   * Reserves a port and a data folder without starting the product. With `data` (the data folder of a stopped product),
   * copies it, inserts no demo data and uses the last build of the web app.
   */
  static async prepare({
    data,
    startMode = data === undefined ? 'npm' : 'built',
  }: { data?: string; startMode?: keyof typeof startCommands } = {}): Promise<Product> {
    const product = new Product(await freePort(), startCommands[startMode])
    if (data !== undefined)
      cpSync(data, product.folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
    return product
  }

  /** Starts the product and resolves when it prints that it is ready; rejects with its output when it exits first. */
  async start(settings: Record<string, string> = {}): Promise<void> {
    this.#output = ''
    const [command, ...options] = this.#start
    const child = spawn(command, options, {
      cwd: root,
      // A separate process group: a signal reaches everything that npm started.
      detached: true,
      env: {
        ...process.env,
        PORT: String(this.#port),
        DATA_DIR: this.folder,
        PUBLIC_URL: this.url,
        LOG_LEVEL: 'error',
        QUIET_HOURS: 'off',
        // Browsers and servers of the journeys share the processor, so a delay is no sign of too many requests.
        MAX_EVENT_LOOP_DELAY: '0',
        TIMEOUT_FACTOR: '20',
        // Parallel journeys share the demo users.
        QUOTAS: 'offer=1000/1000,application=1000/1000,photo=1000/1000',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    const { pid } = child
    if (pid !== undefined) {
      running.add(pid)
      child.once('close', () => running.delete(pid))
    }
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        this.#output += String(chunk)
        if (this.#output.includes('Plomada is ready')) resolve()
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('error', reject)
      child.once('close', (code) => reject(new Error(`The product ended with ${code}:\n${this.#output}`)))
    })
  }

  /** The output since the last start. */
  get output(): string {
    return this.#output
  }

  /** Sends a signal to the process group and waits until all of it has ended, when its output is closed. */
  async #end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const child = this.#process
    if (!child?.pid || !running.has(child.pid)) return
    const closed = new Promise((resolve) => child.once('close', resolve))
    process.kill(-child.pid, signal)
    await closed
  }

  /** Ends every process immediately, as a power failure does. */
  kill = (): Promise<void> => this.#end('SIGKILL')

  /** Ends the product as Ctrl-C does and keeps its data. */
  end = (): Promise<void> => this.#end('SIGINT')

  /** Removes the data of a product that has ended. */
  // The database of a killed product may still write.
  remove = (): void => rmSync(this.folder, { recursive: true, force: true, maxRetries: 100 })

  /** Ends the product as Ctrl-C does and removes its data. */
  async stop(): Promise<void> {
    await this.end()
    this.remove()
  }
}
