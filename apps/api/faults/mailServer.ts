import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'

/** A mail server that breaks off as often as it is told to, and notes what it took. */
export async function openMailServer(breaks: number) {
  const taken: string[] = []
  let left = breaks

  function converse(socket: Socket): void {
    let rest = ''
    let isMail = false
    let mail = ''
    const say = (line: string) => socket.write(`${line}\r\n`)

    function hear(line: string): void {
      if (isMail) return hearMail(line)
      if (/^DATA/i.test(line)) {
        isMail = true
        say('354 go on')
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else say('250 well')
    }

    function hearMail(line: string): void {
      if (line !== '.') {
        mail += `${line}\n`
        return
      }
      // In the middle: all was sent and nothing was promised.
      if (left-- > 0) return void socket.destroy()
      taken.push(/^Message-ID: (.*)$/im.exec(mail)?.[1] ?? 'without a name')
      isMail = false
      mail = ''
      say('250 taken')
    }

    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(hear)
    })
    say('220 plomada.test')
  }

  const server = createServer(converse)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    taken,
    close: () => server.close(),
  }
}
