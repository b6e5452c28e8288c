/** Reports the memory usage of a server and of its embedded database. Loaded with `--import`. */
import { readdirSync, readFileSync } from 'node:fs'

/** Memory in bytes. */
export interface ProcessMemory {
  rss: number
  /** Resident file mappings: the program and its libraries. */
  files: number
  heapTotal: number
  heapUsed: number
  arrayBuffers: number
  /** The processes of the embedded database. What they share counts once. */
  database: number
}

const INTERVAL_MS = 2000

/** Reads a value such as `RssFile:  1234 kB` in bytes; 0 if the process has ended. */
function readKilobytes(file: string, name: string): number {
  try {
    const line = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${file}`, 'utf8'))
    return Number(line?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Returns the parent of each process. */
function readParents(): Map<number, number> {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return new Map(processes.map((pid) => [Number(pid), readKilobytes(`${pid}/status`, 'PPid') / 1024]))
}

/** Sums the memory of all descendants, in which a shared page counts in proportion to its users. */
function readDescendants(): number {
  const parents = readParents()
  const isDescendant = (pid: number): boolean => {
    const parent = parents.get(pid)
    return parent !== undefined && (parent === process.pid || isDescendant(parent))
  }
  return [...parents.keys()]
    .filter(isDescendant)
    .reduce((sum, pid) => sum + readKilobytes(`${pid}/smaps_rollup`, 'Pss'), 0)
}

setInterval(() => {
  const { heapTotal, heapUsed, arrayBuffers } = process.memoryUsage()
  const memory: ProcessMemory = {
    rss: readKilobytes('self/status', 'VmRSS'),
    files: readKilobytes('self/status', 'RssFile'),
    heapTotal,
    heapUsed,
    arrayBuffers,
    database: readDescendants(),
  }
  if (process.connected) process.send?.(memory)
}, INTERVAL_MS).unref()
