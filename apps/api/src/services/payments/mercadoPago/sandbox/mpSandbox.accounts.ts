import { createHash } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { transact, type Db } from '../../../../database/database.ts'
import { DAY_MS, insert, list, read, SandboxRefusal, save } from './mpSandbox.database.ts'
import { newNumber, newSecret, type SandboxAccount, type SandboxCode } from './mpSandbox.objects.ts'
import { mercadoPagoObjects } from './mpSandbox.schema.ts'

const TOKEN_DAYS = 180
const CODE_MINUTES = 10

/** Creates an account, as a professional who opens one at Mercado Pago does. */
export async function createAccount(db: Db): Promise<SandboxAccount> {
  const id = String(newNumber())
  const account: SandboxAccount = {
    kind: 'account',
    id,
    nickname: `Vendedor de prueba ${id.slice(-4)}`,
    accessToken: newSecret('APP_USR'),
    refreshToken: newSecret('TG'),
    expiresAt: Date.now() + TOKEN_DAYS * DAY_MS,
    isRevoked: false,
  }
  await insert(db, account, { owner: id })
  return account
}

/** Lists the newest accounts. */
export async function listAccounts(db: Db): Promise<SandboxAccount[]> {
  const rows = await db
    .select()
    .from(mercadoPagoObjects)
    .where(eq(mercadoPagoObjects.kind, 'account'))
    .orderBy(desc(mercadoPagoObjects.createdAt))
    .limit(8)
  return rows.map(({ payload }) => payload as SandboxAccount)
}

export const findAccount = (db: Db, id: string) => read(db, 'account', id)

/** Returns the account of a token, or null if it is unknown, old or revoked. */
export async function findTokenAccount(db: Db, token: string): Promise<SandboxAccount | null> {
  const [account] = await list(db, 'account', sql`${mercadoPagoObjects.payload} ->> 'accessToken' = ${token}`)
  return account && !account.isRevoked && account.expiresAt > Date.now() ? account : null
}

/** Ends what an application may do with an account, as its owner can at Mercado Pago. */
export async function revokeAccount(db: Db, id: string): Promise<void> {
  const account = await read(db, 'account', id)
  if (account) await save(db, { ...account, isRevoked: true })
}

/** Allows an application to act for an account, and returns the code that it exchanges for tokens. */
export async function createCode(
  db: Db,
  values: Pick<SandboxCode, 'accountId' | 'redirectUri' | 'challenge'>,
): Promise<string> {
  const id = newSecret('TG')
  await insert(db, { kind: 'code', id, ...values, expiresAt: Date.now() + CODE_MINUTES * 60_000 })
  return id
}

const newTokens = () => ({
  accessToken: newSecret('APP_USR'),
  refreshToken: newSecret('TG'),
  expiresAt: Date.now() + TOKEN_DAYS * DAY_MS,
})

const invalidGrant = () => new SandboxRefusal(400, 'invalid_grant', 'Invalid code or refresh token')

/** Exchanges a code, once, for new tokens. */
export const exchangeCode = (
  db: Db,
  { code, redirectUri, verifier }: { code: string; redirectUri: string; verifier: string },
): Promise<SandboxAccount> =>
  transact(db, async (tx) => {
    const found = await read(tx, 'code', code, true)
    await tx.delete(mercadoPagoObjects).where(eq(mercadoPagoObjects.id, `code:${code}`))
    if (!found || found.expiresAt <= Date.now() || found.redirectUri !== redirectUri) throw invalidGrant()
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    if (found.challenge !== null && found.challenge !== challenge) throw invalidGrant()
    const account = await read(tx, 'account', found.accountId, true)
    if (!account) throw invalidGrant()
    const connected: SandboxAccount = { ...account, ...newTokens(), isRevoked: false }
    await save(tx, connected)
    return connected
  })

/** Replaces both tokens of an account. */
export const refreshTokens = (db: Db, refreshToken: string): Promise<SandboxAccount> =>
  transact(db, async (tx) => {
    const [found] = await list(
      tx,
      'account',
      sql`${mercadoPagoObjects.payload} ->> 'refreshToken' = ${refreshToken}`,
    )
    const account = found && (await read(tx, 'account', found.id, true))
    if (!account || account.isRevoked || account.refreshToken !== refreshToken) throw invalidGrant()
    const renewed: SandboxAccount = { ...account, ...newTokens() }
    await save(tx, renewed)
    return renewed
  })
