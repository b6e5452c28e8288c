import { randomBytes } from 'node:crypto'
import { normalizeLine } from '@plomada/domain/text'
import { isDemoSubject } from './demoSubject.ts'
import { hashPassword, verifyPassword } from './password.ts'
import type { Sql } from './sql.ts'

/** An account of the identity provider. The profile of its user is stored in `users`. */
export interface Account {
  subject: string
  email: string
  givenName: string
  familyName: string | null
  nickname: string
  picture: string | null
  createdAt: Date
}

/** The values of a new account. Without a subject, a random one is generated. */
export interface NewAccount {
  subject?: string
  email: string
  passwordHash: string
  givenName: string
  familyName?: string | null
  nickname?: string
  picture?: string | null
}

/** The accounts of the embedded provider. */
export type Accounts = ReturnType<typeof createAccounts>

const columns = `id as subject, email, given_name as "givenName", family_name as "familyName", nickname,
  picture, created_at as "createdAt"`

/** Normalizes an email address, so that each address has at most one account. */
export const normalizeEmail = (email: string): string => normalizeLine(email).toLowerCase()

/** Returns true if the address was verified with a mailed code: every account except the demo accounts. */
export const isVerified = ({ subject }: Pick<Account, 'subject'>): boolean => !isDemoSubject(subject)

/** Creates the store of accounts. Without `hasDemo`, demo accounts, whose password is public, cannot sign in. */
export function createAccounts(sql: Sql, { hasDemo = true } = {}) {
  const isUsable = ({ subject }: Account) => hasDemo || !isDemoSubject(subject)

  // An unknown address must take as long as a wrong password, so there is always a hash to compare with.
  let decoy: Promise<string> | undefined
  const decoyHash = () => (decoy ??= hashPassword(randomBytes(16).toString('hex')))

  async function findUsable(column: string, value: string): Promise<Account | null> {
    const { rows } = await sql.query<Account>(`select ${columns} from idp_accounts where ${column} = $1`, [
      value,
    ])
    return rows.find(isUsable) ?? null
  }

  return {
    /** Creates an account; returns null if the address or the subject is taken. */
    async add(account: NewAccount): Promise<Account | null> {
      const { rows } = await sql.query<Account>(
        `insert into idp_accounts (id, email, password_hash, given_name, family_name, nickname, picture)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning ${columns}`,
        [
          account.subject ?? `plomada|${randomBytes(12).toString('hex')}`,
          normalizeEmail(account.email),
          account.passwordHash,
          account.givenName,
          account.familyName ?? null,
          account.nickname ?? account.givenName,
          account.picture ?? null,
        ],
      )
      return rows[0] ?? null
    },

    /** Returns true if an address has an account. */
    async isEmailTaken(email: string): Promise<boolean> {
      const select = 'select 1 from idp_accounts where lower(email) = $1'
      const { rows } = await sql.query(select, [normalizeEmail(email)])
      return rows.length > 0
    },

    /** Returns the account of an address, or null. */
    findByEmail: (email: string) => findUsable('lower(email)', normalizeEmail(email)),

    /** Changes the password of an account and ends all of its sessions except `ownSession`. */
    async setPassword(subject: string, passwordHash: string, ownSession: string | null): Promise<void> {
      // One statement, so that the password never changes without ending the sessions, or the reverse.
      await sql.query(
        `with changed as (update idp_accounts set password_hash = $2 where id = $1)
         delete from idp_payloads where payload->>'accountId' = $1 and model <> 'Interaction'
           and not (model = 'Session' and uid is not distinct from $3)`,
        [subject, passwordHash, ownSession],
      )
    },

    /** Returns the account of a subject, or null. */
    find: (subject: string) => findUsable('id', subject),

    /** Returns the account of an address if the password is right, or null. Takes the same time in every case. */
    async authenticate(email: string, password: string): Promise<Account | null> {
      const { rows } = await sql.query<Account & { passwordHash: string }>(
        `select ${columns}, password_hash as "passwordHash" from idp_accounts where lower(email) = $1`,
        [normalizeEmail(email)],
      )
      const { passwordHash, ...account } = rows[0] ?? { passwordHash: null }
      const isRight = await verifyPassword(password, passwordHash ?? (await decoyHash()))
      return isRight && 'subject' in account && isUsable(account) ? account : null
    },

    /** Hashes the decoy now, so that the first unknown address does not take longer. */
    async warmUp(): Promise<void> {
      await decoyHash()
    },
  }
}
