import { flushModuleCache, enableModuleCache } from '../bin/compileCache.ts'
import { exitWithParent } from '../src/testing/exitWithParent.ts'

exitWithParent()
enableModuleCache()
const { closeLimits } = await import('../src/http/shutdown.ts')
const { endOnSignals, startServer } = await import('../src/server.ts')

// A server without its web app, which prints only its port.
const { CLOSE_NOTICE } = process.env
const server = await startServer(process.env, {
  // As in production, where a load balancer must notice the shutdown.
  closing: { notice: Number(CLOSE_NOTICE ?? closeLimits.notice) },
})
endOnSignals(server)
const address = server.app.server.address()
process.stdout.write(`listening ${typeof address === 'object' ? address?.port : ''}\n`)
flushModuleCache()
