/** Reports the memory usage of a server. Loaded with `--import` into each of its threads. */
import { readFileSync } from 'node:fs'
import { BroadcastChannel, isMainThread } from 'node:worker_threads'

/** Memory of one thread in bytes. */
interface ThreadMemory {
  heapTotal: number
  heapUsed: number
  external: number
  arrayBuffers: number
  /** Size of WebAssembly memories. */
  wasm: number
}

/** Memory of the process and its threads in bytes. */
export interface ProcessMemory {
  rss: number
  /** Resident file mappings: the program and its libraries. */
  files: number
  main: ThreadMemory
  /** The thread of the embedded database; null if there is none. */
  database: ThreadMemory | null
}

const INTERVAL_MS = 2000
// Weak, so that memories of closed engines can be collected.
const memories: WeakRef<WebAssembly.Memory>[] = []

const { Memory } = WebAssembly
class CountedMemory extends Memory {
  constructor(descriptor: WebAssembly.MemoryDescriptor) {
    super(descriptor)
    memories.push(new WeakRef(this))
  }
}
WebAssembly.Memory = CountedMemory

function readThreadMemory(): ThreadMemory {
  const { heapTotal, heapUsed, external, arrayBuffers } = process.memoryUsage()
  const wasm = memories.reduce((sum, memory) => sum + (memory.deref()?.buffer.byteLength ?? 0), 0)
  return { heapTotal, heapUsed, external, arrayBuffers, wasm }
}

/** Reads a value such as `RssFile:  1234 kB` in bytes. */
function readStatus(name: string): number {
  const line = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))
  return Number(line?.[1] ?? 0) * 1024
}

const channel = new BroadcastChannel('plomada-memory')
channel.unref()
let database: ThreadMemory | null = null
if (isMainThread)
  channel.addEventListener('message', (event) => {
    // Sent by the other thread, below.
    if (event instanceof MessageEvent) database = event.data as ThreadMemory
  })

setInterval(() => {
  if (!isMainThread) return channel.postMessage(readThreadMemory())
  const memory: ProcessMemory = {
    rss: readStatus('VmRSS'),
    files: readStatus('RssFile'),
    main: readThreadMemory(),
    database,
  }
  if (process.connected) process.send?.(memory)
}, INTERVAL_MS).unref()
