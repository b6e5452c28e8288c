/** An event of a stream, as received. */
export interface ReceivedEvent {
  name: string
  id: number | null
  data: Record<string, unknown>
}

/** An open stream that collects its events. */
export interface OpenStream {
  events: ReceivedEvent[]
  /** Resolves when an event that matches has arrived, also before the call. Rejects when the stream ends without it. */
  until: (matches: (event: ReceivedEvent) => boolean) => Promise<ReceivedEvent>
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  close: () => void
}

function parseEvent(block: string): ReceivedEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => {
      const [name = '', ...rest] = line.split(': ')
      return [name, rest.join(': ')] as const
    }),
  )
  const name = fields.get('event')
  const id = fields.get('id')
  const data: unknown = JSON.parse(fields.get('data') ?? '{}')
  return name === undefined
    ? null
    : { name, id: id === undefined ? null : Number(id), data: data as Record<string, unknown> }
}

/** Opens a stream of events. Throws the status if the server refuses it. */
export async function openEventStream(
  url: string,
  { token, lastEventId }: { token: string; lastEventId?: number | undefined },
): Promise<OpenStream> {
  const controller = new AbortController()
  const response = await fetch(`${url}/api/user/conversations/stream`, {
    signal: controller.signal,
    headers: {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
  })
  if (!response.ok || !response.body) throw new Error(`The stream was refused: ${response.status}`)
  const events: ReceivedEvent[] = []
  const waiting = new Set<() => void>()
  const notifyWaiting = () => {
    for (const check of waiting) check()
  }
  let hasEnded = false
  const read = async (body: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder()
    let rest = ''
    try {
      for await (const bytes of body) {
        const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
        rest = blocks.pop() ?? ''
        events.push(...blocks.flatMap((block) => parseEvent(block) ?? []))
        notifyWaiting()
      }
    } catch {
      // Closed by the test, or the server was killed.
    }
    hasEnded = true
    notifyWaiting()
  }
  return {
    events,
    ended: read(response.body),
    close: () => controller.abort(),
    until: (matches) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const found = events.find(matches)
          if (!found && !hasEnded) return
          waiting.delete(check)
          if (found) resolve(found)
          else reject(new Error('The stream ended'))
        }
        waiting.add(check)
        check()
      }),
  }
}
