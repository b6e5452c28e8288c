import { offerFilters } from '@plomada/domain'
import { offerCalls } from '@plomada/domain/calls'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOffer, openMarket } from '../testing/market.ts'
import type { Market } from '../testing/market.ts'
import { openClusters, whyNoCluster } from '../testing/cluster.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const reason = whyNoCluster()

describe.skipIf(reason !== null)(
  `a streaming replica${reason === null ? '' : ` (not tried: ${reason})`}`,
  () => {
    let clusters: Awaited<ReturnType<typeof openClusters>>
    let market: Market
    let replica: Pool
    beforeAll(async () => {
      clusters = await openClusters()
      const database = await openDatabase({
        databaseUrl: clusters.primary.url,
        databaseReadUrl: clusters.replica.url,
        dataDir: '',
      })
      await migrate(database)
      market = await openMarket({ database })
      replica = new Pool({ connectionString: clusters.replica.url, max: 1 }).on('error', () => {})
    }, 120_000)
    afterAll(async () => {
      await replica?.end()
      await market?.close()
      await clusters?.close()
    })

    const totalFor = async (viewer: { subject: string } | null) =>
      (await market.as(viewer).send(offerCalls.list, { query: offerFilters.initial })).total
    /** Waits until something is so; the test's own time limit is the end of it. */
    const until = async (isSo: () => Promise<boolean>) => {
      while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50))
    }

    test('visitors read from it; whoever is signed in sees their own writes at once', async () => {
      const before = await totalFor(market.ana)
      await market.publish(market.ana)
      await until(async () => (await totalFor(null)) === before + 1)
      await replica.query('select pg_wal_replay_pause()')
      // The pause is only requested: what is being replayed at that moment still arrives.
      await until(async () => {
        const { rows } = await replica.query<{ state: string }>(
          'select pg_get_wal_replay_pause_state() as state',
        )
        return rows[0]?.state === 'paused'
      })
      await market.publish(market.ana)
      expect(await totalFor(market.ana)).toBe(before + 2)
      // Still the one that had arrived: so it was the replica that answered.
      expect(await totalFor(null)).toBe(before + 1)
      await replica.query('select pg_wal_replay_resume()')
      await until(async () => (await totalFor(null)) === before + 2)
    }, 60_000)

    test('while it is away visitors read from the database itself, and afterwards from it again', async () => {
      const before = await totalFor(market.ana)
      await clusters.replica.stop()
      await market.publish(market.ana, anOffer)
      expect(await totalFor(null)).toBe(before + 1)
      await clusters.replica.start()
      await until(async () => (await replica.query('select from offers')).rowCount === before + 1)
      await replica.query('select pg_wal_replay_pause()')
      await market.publish(market.ana, anOffer)
      await until(async () => (await totalFor(null)) === before + 1)
      await replica.query('select pg_wal_replay_resume()')
      await until(async () => (await totalFor(null)) === before + 2)
    }, 60_000)
  },
)
