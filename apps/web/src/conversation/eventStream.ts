/** An event of `text/event-stream`. */
export interface ServerEvent {
  name: string
  data: string
  id: string | undefined
}

function parseEvent(block: string): ServerEvent | null {
  const event: ServerEvent = { name: 'message', data: '', id: undefined }
  const data: string[] = []
  for (const line of block.split('\n')) {
    const end = line.indexOf(':')
    // A line that begins with a colon is a comment.
    if (end <= 0) continue
    const value = line.slice(end + 1).replace(/^ /, '')
    if (line.startsWith('event:')) event.name = value
    if (line.startsWith('data:')) data.push(value)
    if (line.startsWith('id:')) event.id = value
  }
  return data.length === 0 ? null : { ...event, data: data.join('\n') }
}

/** Splits the chunks of a stream into events. Returns the function that receives the chunks. */
export function createEventParser(onEvent: (event: ServerEvent) => void): (chunk: string) => void {
  let rest = ''
  return (chunk) => {
    const blocks = (rest + chunk.replaceAll('\r\n', '\n')).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parseEvent(block)
      if (event) onEvent(event)
    }
  }
}
