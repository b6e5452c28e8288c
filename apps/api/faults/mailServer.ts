import { createServer, type Socket } from 'node:net'
import { listenLocally } from '../src/testing/listenLocally.ts'

/** Starts an SMTP server that drops the first `failures` mails after their content, and records the ids of the others. */
export async function openMailServer(failures: number) {
  const received: string[] = []
  let left = failures

  function handleConnection(socket: Socket): void {
    let rest = ''
    let isMail = false
    let mail = ''
    const send = (line: string) => socket.write(`${line}\r\n`)

    function handleCommand(line: string): void {
      if (isMail) return handleMailLine(line)
      if (/^DATA/i.test(line)) {
        isMail = true
        send('354 go on')
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      else send('250 OK')
    }

    function handleMailLine(line: string): void {
      if (line !== '.') {
        mail += `${line}\n`
        return
      }
      // After the content, before accepting it.
      if (left-- > 0) return void socket.destroy()
      received.push(/^Message-ID: (.*)$/im.exec(mail)?.[1] ?? 'no id')
      isMail = false
      mail = ''
      send('250 OK')
    }

    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n')
      rest = lines.pop() ?? ''
      lines.forEach(handleCommand)
    })
    send('220 plomada.test')
  }

  const server = createServer(handleConnection)
  return {
    url: `smtp://127.0.0.1:${await listenLocally(server)}`,
    received,
    close: () => server.close(),
  }
}
