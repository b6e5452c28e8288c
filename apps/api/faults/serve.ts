import { keepCompiled, loadQuickly } from '../bin/quick.ts'
import { endWithParent } from '../src/testing/endWithParent.ts'

endWithParent()
loadQuickly()
const { endOnSignals, startServer } = await import('../src/server.ts')

// A server without its web app, to be hurt: it says where it listens and nothing else.
const { STALL_LIMIT } = process.env
const server = await startServer(process.env, { ...(STALL_LIMIT && { stallLimit: Number(STALL_LIMIT) }) })
endOnSignals(server)
const address = server.app.server.address()
process.stdout.write(`listening ${typeof address === 'object' ? address?.port : ''}\n`)
keepCompiled()
