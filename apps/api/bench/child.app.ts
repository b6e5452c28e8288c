/** Runs the production app in a separate process, to measure its CPU time. */
import { tmpdir } from 'node:os'
import { buildApp } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { openDatabase } from '../src/database/database.ts'
import { readWebBuild } from '../src/web/build.ts'
import { numberedReceipts } from '../src/services/invoices/invoices.ts'
import { choosePayments } from '../src/services/payments/payments.choice.ts'
import { loadNotificationKeys } from '../src/services/notificationKeys.ts'
import { choosePush } from '../src/services/push/push.transport.ts'
import { choosePhotos } from '../src/services/photos/photos.storage.ts'
import { openPrivatePhotos } from '../src/services/photos/privatePhotos.ts'
import { openTestIdentity } from '../src/testing/testIdentity.ts'
import { webRoot } from './cases.ts'

const config = readConfig({
  ...process.env,
  DATA_DIR: `${tmpdir()}/plomada-bench`,
  LOG_LEVEL: 'info',
  METRICS_TOKEN: 'a token of the benchmark',
  // Requests arrive as through a proxy, so that they are counted, but never refused.
  TRUST_PROXY: '1',
  RATE_PER_ADDRESS: '1000000',
  RATE_PER_PERSON: '1000000',
})
const database = await openDatabase(config)
const identity = await openTestIdentity()
const mail = { send: async () => {}, close: () => {} }
const keyStore = { sql: database.pool, secret: config.keySecret }
const notificationKeys = await loadNotificationKeys(keyStore)
const services = {
  identity,
  ...choosePayments(config, database.db),
  photos: choosePhotos(config),
  privatePhotos: await openPrivatePhotos(keyStore),
  mail,
  push: choosePush(config, notificationKeys),
  notificationKeys,
  invoices: numberedReceipts,
}
const deps = { config, database, services, clock: () => new Date() }
const app = await buildApp(deps, {
  web: await readWebBuild(webRoot),
  // On a busy machine the first documents, before their code is compiled, would otherwise be refused.
  loadShedding: { maxEventLoopDelay: 0 },
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
const tokenFor = (id: number) =>
  identity.tokenFor(`bench|${id}`, { exp: Math.floor(Date.now() / 1000) + 86_400 })
process.send?.({
  port: typeof address === 'object' ? address?.port : null,
  tokens: { client: await tokenFor(3), worker: await tokenFor(6), admin: await tokenFor(5) },
})
