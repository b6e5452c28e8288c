import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../../.ci/ports.ts'

const root = path.join(import.meta.dirname, '../../..')

/** The product as a person starts it, on a data folder of its own. */
export class Product {
  readonly url: string
  readonly #port: number
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'plomada-e2e-'))
  #process: ChildProcess | undefined
  #said = ''

  private constructor(port: number) {
    this.#port = port
    this.url = `http://localhost:${port}`
  }

  /** Prepares a product on a free port; `start` runs it. */
  static async prepare(): Promise<Product> {
    return new Product(await freePort())
  }

  /** Runs `npm start`, with settings of its own, and waits until it says that it is ready. */
  async start(settings: Record<string, string> = {}): Promise<void> {
    this.#said = ''
    const child = spawn('npm', ['start'], {
      cwd: root,
      // A group of its own, so that a kill reaches everything that npm started.
      detached: true,
      env: {
        ...process.env,
        PORT: String(this.#port),
        DATA_DIR: this.#folder,
        PUBLIC_URL: this.url,
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    await new Promise<void>((resolve, reject) => {
      const listen = (chunk: Buffer) => {
        this.#said += String(chunk)
        if (this.#said.includes('Plomada is ready')) resolve()
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${this.#said}`)))
    })
  }

  /** What the product has said since its last start. */
  get said(): string {
    return this.#said
  }

  async #end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const child = this.#process
    if (!child?.pid || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    process.kill(-child.pid, signal)
    await ended
  }

  /** Ends every process at once, as a power cut would end them. */
  kill = (): Promise<void> => this.#end('SIGKILL')

  /** Ends the product as Ctrl-C does, and removes its data. */
  async stop(): Promise<void> {
    await this.#end('SIGINT')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
