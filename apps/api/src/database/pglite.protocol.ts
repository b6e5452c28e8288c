/** Options of the worker of the embedded database. */
export interface WorkerOptions {
  /** The folder of the data; null keeps the data in memory. */
  dataDir: string | null
  socketPath: string
  /** A dump from which a new database is created. */
  template: Uint8Array<ArrayBuffer> | null
}

/** A command from the main thread to the worker. */
export type WorkerCommand = 'ping' | 'dump' | 'close'

/** A message from the worker to the main thread. */
export type WorkerReport =
  | { kind: 'ready' }
  | { kind: 'pong' }
  | { kind: 'closed' }
  | { kind: 'dump'; bytes: Uint8Array }
