import { offerFilters } from '@plomada/domain'
import { offerCalls } from '@plomada/domain/calls'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOffer, openMarketplace, type Marketplace } from '../testing/marketplace.ts'
import { openClusters, clusterUnavailableReason } from '../testing/cluster.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const reason = clusterUnavailableReason()

describe.skipIf(reason !== null)(
  `a streaming replica${reason === null ? '' : ` (skipped: ${reason})`}`,
  () => {
    let clusters: Awaited<ReturnType<typeof openClusters>>
    let market: Marketplace
    let replica: Pool
    beforeAll(async () => {
      clusters = await openClusters()
      const database = await openDatabase({
        databaseUrl: clusters.primary.url,
        databaseReadUrl: clusters.replica.url,
        dataDir: '',
      })
      await migrate(database)
      market = await openMarketplace({ database })
      replica = new Pool({ connectionString: clusters.replica.url, max: 1 }).on('error', () => {})
    })
    afterAll(async () => {
      await replica?.end()
      await market?.close()
      await clusters?.close()
    })

    const getTotal = async (viewer: { subject: string } | null) =>
      (await market.as(viewer).send(offerCalls.list, { query: offerFilters.initial })).total
    /** Polls until a condition is true, up to the timeout of the test. */
    const waitUntil = async (isDone: () => Promise<boolean>) => {
      while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 50))
    }

    test('visitors read from the replica; signed-in users see their own writes immediately', async () => {
      const before = await getTotal(market.ana)
      await market.publish(market.ana)
      await waitUntil(async () => (await getTotal(null)) === before + 1)
      await replica.query('select pg_wal_replay_pause()')
      // Pausing is asynchronous: the current replay still completes.
      await waitUntil(async () => {
        const { rows } = await replica.query<{ state: string }>(
          'select pg_get_wal_replay_pause_state() as state',
        )
        return rows[0]?.state === 'paused'
      })
      await market.publish(market.ana)
      expect(await getTotal(market.ana)).toBe(before + 2)
      // The total excludes the new offer: the request was served by the replica. After a failure it is not for some seconds.
      await waitUntil(async () => (await getTotal(null)) === before + 1)
      await replica.query('select pg_wal_replay_resume()')
      await waitUntil(async () => (await getTotal(null)) === before + 2)
    })

    test('visitors read from the primary while the replica is unavailable, and from the replica afterwards', async () => {
      const before = await getTotal(market.ana)
      await clusters.replica.stop()
      await market.publish(market.ana, anOffer)
      expect(await getTotal(null)).toBe(before + 1)
      await clusters.replica.start()
      await waitUntil(async () => (await replica.query('select from offers')).rowCount === before + 1)
      await replica.query('select pg_wal_replay_pause()')
      await market.publish(market.ana, anOffer)
      await waitUntil(async () => (await getTotal(null)) === before + 1)
      await replica.query('select pg_wal_replay_resume()')
      await waitUntil(async () => (await getTotal(null)) === before + 2)
    })
  },
)
