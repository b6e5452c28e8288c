import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { transact, type Db } from '../../../database/database.ts'
import { connectionStates, providerAccounts } from '../../../database/schema/providerAccounts.ts'
import { getSqlError } from '../../../database/sqlErrors.ts'
import type { Connection, Sellers } from '../payments.ts'
import { MercadoPagoRefusal, type MercadoPagoSettings } from './mercadoPago.client.ts'
import type { Tokens } from './mercadoPago.tokens.ts'

/** Minutes in which a professional has to return from the provider: its code lasts no longer. */
const STATE_MINUTES = 10

const DAY_MS = 86_400_000

/** Tokens last 180 days. They are replaced a month before, so that an outage of the provider ends no connection. */
const REFRESH_AHEAD_MS = 30 * DAY_MS

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url')
const random = (): string => randomBytes(32).toString('base64url')

/** Connects professionals by OAuth with PKCE. */
export function createSellers(
  tokens: Tokens,
  { clientId, authorizationUrl = 'https://auth.mercadopago.com/authorization' }: MercadoPagoSettings,
  db: Db,
): Sellers {
  async function start(userId: number, returnUrl: string): Promise<string> {
    const [state, verifier] = [random(), random()]
    await transact(db, async (tx) => {
      // The last one counts, so that a user has one.
      await tx.delete(connectionStates).where(eq(connectionStates.userId, userId))
      const expiresAt = new Date(Date.now() + STATE_MINUTES * 60_000)
      await tx.insert(connectionStates).values({ digest: hash(state), userId, verifier, expiresAt })
    })
    const url = new URL(authorizationUrl)
    const query = {
      client_id: clientId,
      response_type: 'code',
      platform_id: 'mp',
      redirect_uri: returnUrl,
      state,
      code_challenge: hash(verifier),
      code_challenge_method: 'S256',
    }
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url.href
  }

  async function finish(
    userId: number,
    { code, state, returnUrl }: { code: string; state: string; returnUrl: string },
  ): Promise<'connected' | 'invalid' | 'taken'> {
    const isOwn = and(
      eq(connectionStates.digest, hash(state)),
      eq(connectionStates.userId, userId),
      gt(connectionStates.expiresAt, new Date()),
    )
    // Deleted before the request: a state is used once, also if the request fails.
    const [used] = await db.delete(connectionStates).where(isOwn).returning()
    if (!used) return 'invalid'
    try {
      const columns = await tokens.request({
        grant_type: 'authorization_code',
        code,
        redirect_uri: returnUrl,
        code_verifier: used.verifier,
      })
      const set = { ...columns, connectedAt: new Date() }
      await db
        .insert(providerAccounts)
        .values({ userId, ...set })
        .onConflictDoUpdate({ target: providerAccounts.userId, set })
      return 'connected'
    } catch (error) {
      if (error instanceof MercadoPagoRefusal) return 'invalid'
      if (getSqlError(error)?.constraint === 'provider_accounts_connected') return 'taken'
      throw error
    }
  }

  return {
    start,
    finish,
    async find(tx, userId) {
      const [row] = await tx.select().from(providerAccounts).where(eq(providerAccounts.userId, userId))
      return row ? toConnection(row) : null
    },
    disconnect: tokens.disconnect,
    async refreshDue() {
      const isDue = lt(providerAccounts.expiresAt, new Date(Date.now() + REFRESH_AHEAD_MS))
      const due = await db
        .select()
        .from(providerAccounts)
        .where(and(isDue, isNull(providerAccounts.revokedAt)))
      for (const row of due) await tokens.refresh(row)
      await db.delete(connectionStates).where(lt(connectionStates.expiresAt, new Date()))
    },
  }
}

const toConnection = (row: typeof providerAccounts.$inferSelect): Connection => ({
  state: row.revokedAt ? 'revoked' : row.refreshFailedAt ? 'refreshFailed' : 'connected',
  sellerId: row.providerUserId,
  connectedAt: row.connectedAt,
})
