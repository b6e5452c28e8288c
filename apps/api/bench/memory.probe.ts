/** Loaded with `--import` into a server under measurement, in each of its threads: reports what its memory is used for. */
import { readFileSync } from 'node:fs'
import { BroadcastChannel, isMainThread } from 'node:worker_threads'

/** Bytes that one thread knows of. */
interface ThreadMemory {
  heapTotal: number
  heapUsed: number
  external: number
  arrayBuffers: number
  /** Length of the memories of WebAssembly. */
  wasm: number
}

/** Bytes of the process and of its threads. */
export interface ProcessMemory {
  rss: number
  /** Resident parts of files: the program and its libraries. */
  files: number
  main: ThreadMemory
  /** The thread of the embedded database; null without one. */
  database: ThreadMemory | null
}

const EVERY = 2000
// Weak, so that the memory of an engine that was closed can go.
const memories: WeakRef<WebAssembly.Memory>[] = []

const { Memory } = WebAssembly
/** A memory that is counted. */
class CountedMemory extends Memory {
  constructor(descriptor: WebAssembly.MemoryDescriptor) {
    super(descriptor)
    memories.push(new WeakRef(this))
  }
}
WebAssembly.Memory = CountedMemory

function ownMemory(): ThreadMemory {
  const { heapTotal, heapUsed, external, arrayBuffers } = process.memoryUsage()
  const wasm = memories.reduce((sum, memory) => sum + (memory.deref()?.buffer.byteLength ?? 0), 0)
  return { heapTotal, heapUsed, external, arrayBuffers, wasm }
}

/** Reads a line such as `RssFile:  1234 kB`. */
function statusOf(name: string): number {
  const line = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))
  return Number(line?.[1] ?? 0) * 1024
}

const channel = new BroadcastChannel('plomada-memory')
channel.unref()
let database: ThreadMemory | null = null
if (isMainThread)
  channel.addEventListener('message', (event) => {
    // Only the other thread, below, sends here.
    if (event instanceof MessageEvent) database = event.data as ThreadMemory
  })

setInterval(() => {
  if (!isMainThread) return channel.postMessage(ownMemory())
  const memory: ProcessMemory = {
    rss: statusOf('VmRSS'),
    files: statusOf('RssFile'),
    main: ownMemory(),
    database,
  }
  if (process.connected) process.send?.(memory)
}, EVERY).unref()
