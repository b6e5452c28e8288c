/** What the worker of the embedded database is started with. */
export interface WorkerRequest {
  /** The folder of the data; null keeps it in memory. */
  dataDir: string | null
  socketPath: string
  /** A dumped database to begin with, when there is none yet. */
  template: Uint8Array<ArrayBuffer> | null
}

/** What the main thread asks of the worker. */
export type WorkerOrder = 'ping' | 'dump' | 'close'

/** What the worker tells the main thread. */
export type WorkerReport =
  | { kind: 'ready' }
  | { kind: 'pong' }
  | { kind: 'closed' }
  | { kind: 'dump'; bytes: Uint8Array }
