import { paths } from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { transact, type Db } from '../../../database/database.ts'
import { users } from '../../../database/schema/core.ts'
import { providerAccounts } from '../../../database/schema/providerAccounts.ts'
import { seal, unseal } from '../../identity/embedded/keys/seal.ts'
import { renderMail } from '../../mail/mail.layout.ts'
import { enqueueMail } from '../../mail/mail.ts'
import { MercadoPagoRefusal, type MercadoPagoClient, type MercadoPagoSettings } from './mercadoPago.client.ts'
import { grantSchema } from './mercadoPago.wire.ts'

/** Where the connections of professionals are stored. */
export interface SellerStore {
  db: Db
  /** Encrypts the tokens; null stores them in plain text. */
  keySecret: string | null
  publicUrl: string
}

type Row = typeof providerAccounts.$inferSelect
type Grant = ReturnType<typeof grantSchema.parse>

const LEASE = sql`now() + interval '1 minute'`

/** The tokens of the accounts that professionals connected. They stay on the server. */
export interface Tokens {
  /** Requests tokens, and returns the columns that store them. */
  request: (form: Record<string, string>) => Promise<ReturnType<typeof toColumns>>
  /** Replaces the tokens of an account. Returns the new one, or null if another process does so or the provider refuses. */
  refresh: (row: Row) => Promise<string | null>
  /** Returns the token of an account that may not be connected any more, or null. */
  find: (sellerId: string) => Promise<string | null>
  /** Returns the token of an account. Throws a problem if it is not connected. */
  get: (sellerId: string) => Promise<string>
  listSellers: () => Promise<string[]>
  /** Ends the connection of a professional, and forgets its tokens. */
  disconnect: (userId: number) => Promise<void>
  /** Ends a connection whose token the provider refuses, and mails its professional. */
  markRevoked: (sellerId: string) => Promise<void>
}

const toColumns = (grant: Grant, encrypt: (token: string) => unknown) => ({
  providerUserId: grant.user_id,
  accessToken: encrypt(grant.access_token),
  refreshToken: encrypt(grant.refresh_token),
  scopes: grant.scope,
  expiresAt: new Date(Date.now() + grant.expires_in * 1000),
  revokedAt: null,
  refreshFailedAt: null,
  lockedUntil: null,
})

/** Creates the store of tokens for a client of Mercado Pago. */
export function createTokens(
  send: MercadoPagoClient,
  { clientId, clientSecret }: MercadoPagoSettings,
  { db, keySecret, publicUrl }: SellerStore,
): Tokens {
  const encrypt = (token: string): unknown => (keySecret === null ? token : seal(token, keySecret))
  const decrypt = (token: unknown): string => String(unseal(token, keySecret))
  const isConnected = isNull(providerAccounts.revokedAt)

  async function request(form: Record<string, string>) {
    const credentials = { client_id: clientId, client_secret: clientSecret }
    const grant = await send('/oauth/token', grantSchema, {
      method: 'POST',
      form: { ...credentials, ...form },
    })
    return toColumns(grant, encrypt)
  }

  async function end(where: ReturnType<typeof eq>, { isNotified }: { isNotified: boolean }): Promise<void> {
    await transact(db, async (tx) => {
      const ended = await tx
        .update(providerAccounts)
        .set({ revokedAt: new Date(), accessToken: '', refreshToken: '' })
        .where(and(where, isConnected))
        .returning({ userId: providerAccounts.userId })
      if (!isNotified) return
      for (const { userId } of ended) {
        const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
        if (user) await enqueueMail(tx, revokedMail(user.email, publicUrl))
      }
    })
  }

  async function refresh({ userId, expiresAt }: Row): Promise<string | null> {
    const isFree = or(isNull(providerAccounts.lockedUntil), lt(providerAccounts.lockedUntil, sql`now()`))
    const isOwn = eq(providerAccounts.userId, userId)
    const isSame = and(isOwn, eq(providerAccounts.expiresAt, expiresAt), isConnected)
    const [leased] = await db
      .update(providerAccounts)
      .set({ lockedUntil: LEASE })
      .where(and(isSame, isFree))
      .returning()
    if (!leased) return null
    try {
      const token = decrypt(leased.refreshToken)
      const columns = await request({ grant_type: 'refresh_token', refresh_token: token })
      await db.update(providerAccounts).set(columns).where(isSame)
      return decrypt(columns.accessToken)
    } catch (error) {
      if (error instanceof MercadoPagoRefusal) await end(isOwn, { isNotified: true })
      else
        await db
          .update(providerAccounts)
          .set({ lockedUntil: null, refreshFailedAt: new Date() })
          .where(isSame)
      return null
    }
  }

  async function find(sellerId: string): Promise<string | null> {
    const isSeller = and(eq(providerAccounts.providerUserId, sellerId), isConnected)
    const [row] = await db.select().from(providerAccounts).where(isSeller)
    if (!row) return null
    return row.expiresAt.getTime() > Date.now() ? decrypt(row.accessToken) : refresh(row)
  }

  return {
    request,
    refresh,
    find,
    get: async (sellerId) => (await find(sellerId)) ?? refuse('workerNotConnected'),
    async listSellers() {
      const columns = { id: providerAccounts.providerUserId }
      return (await db.select(columns).from(providerAccounts).where(isConnected)).map(({ id }) => id)
    },
    disconnect: (userId) => end(eq(providerAccounts.userId, userId), { isNotified: false }),
    markRevoked: (sellerId) => end(eq(providerAccounts.providerUserId, sellerId), { isNotified: true }),
  }
}

const revokedMail = (to: string, publicUrl: string) => {
  const subject = 'Se cortó la conexión con tu Mercado Pago'
  return {
    kind: 'payoutAccount' as const,
    to,
    subject,
    ...renderMail({
      subject,
      paragraphs: [
        'Mercado Pago ya no nos deja cobrar en tu nombre, así que tus clientes no te pueden pagar.',
        'Volvé a conectar tu cuenta desde Mi cuenta: es un minuto y no perdés ningún trabajo.',
      ],
      link: publicUrl + paths.account,
      action: 'Volver a conectar',
    }),
  }
}
