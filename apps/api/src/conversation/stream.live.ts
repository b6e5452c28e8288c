import type { ServerResponse } from 'node:http'
import { liveEvents, type LiveEvent } from '@plomada/domain/calls'
import type { FastifyReply } from 'fastify'
import { getEncoder } from '../http/encode.ts'

/** Bytes that may wait for a slow client before its stream is closed. It connects again and resumes. */
const MAX_WAITING_BYTES = 1024 * 1024
/** Milliseconds after which a client of a closed stream connects again. */
const RETRY_MS = 1500

/** An open stream of events. */
export interface EventStream {
  /** Sends an event. With an id, `Last-Event-ID` resumes after it. */
  send: (event: LiveEvent, id?: number) => void
  /** Sends a comment, which keeps the connection open. */
  beat: () => void
  end: () => void
}

/** Formats an event for `text/event-stream`. */
function formatEvent({ name, data }: LiveEvent, id?: number): string {
  const encoded = JSON.stringify(getEncoder(liveEvents[name])(data))
  return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${encoded}\n\n`
}

function write(raw: ServerResponse, text: string): void {
  if (raw.writableEnded || raw.destroyed) return
  raw.write(text)
  if (raw.writableLength > MAX_WAITING_BYTES) raw.destroy()
}

/** Begins a stream as the response. Fastify sends nothing more. Returns null if the client has disconnected. */
export function beginEventStream(reply: FastifyReply, onClose: () => void): EventStream | null {
  reply.hijack()
  const { raw } = reply
  // It emits no further `close` event, so `onClose` would never run.
  if (raw.destroyed) return null
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    // Compressing or buffering proxies would delay the events.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  raw.once('close', onClose)
  raw.on('error', () => raw.destroy())
  raw.socket?.setNoDelay(true)
  write(raw, `retry: ${RETRY_MS}\n\n`)
  return {
    send: (event, id) => write(raw, formatEvent(event, id)),
    beat: () => write(raw, ':\n\n'),
    end: () => void (raw.writableEnded || raw.end()),
  }
}
