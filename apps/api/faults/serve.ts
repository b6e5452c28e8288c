import { keepCompiled, loadQuickly } from '../bin/quick.ts'
import { endWithParent } from '../src/testing/endWithParent.ts'

endWithParent()
loadQuickly()
const { closeLimits } = await import('../src/http/shutdown.ts')
const { endOnSignals, startServer } = await import('../src/server.ts')

// A server without its web app, to be hurt: it says where it listens and nothing else.
const { STALL_LIMIT } = process.env
const server = await startServer(process.env, {
  // As in production, where a balancer has to notice that the process ends.
  closing: { notice: closeLimits.notice },
  ...(STALL_LIMIT && { stallLimit: Number(STALL_LIMIT) }),
})
endOnSignals(server)
const address = server.app.server.address()
process.stdout.write(`listening ${typeof address === 'object' ? address?.port : ''}\n`)
keepCompiled()
