import { randomBytes } from 'node:crypto'
import { isDemoSubject } from './demoSubject.ts'
import { hashPassword, matchesPassword } from './password.ts'
import type { Sql } from './sql.ts'

/** Somebody who can sign in; what the product knows of them lives in its own `users`. */
export interface Account {
  subject: string
  email: string
  givenName: string
  familyName: string | null
  nickname: string
  picture: string | null
  createdAt: Date
}

/** What is needed to open an account; a subject is made up unless given. */
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

/** One spelling per address, so that it is unique whatever the keyboard made of it. */
export const spellEmail = (email: string): string => email.trim().toLowerCase()

const newSubject = () => `plomada|${randomBytes(12).toString('hex')}`

/** Returns true if the account's address was proven by a mailed code, as it was for all but the demo accounts. */
export const isProven = ({ subject }: Pick<Account, 'subject'>): boolean => !isDemoSubject(subject)

/** Accounts kept in `idp_accounts`. Without the demonstration its accounts, whose password is public, open nothing. */
export function createAccounts(sql: Sql, { hasDemo = true } = {}) {
  const isUsable = ({ subject }: Account) => hasDemo || !isDemoSubject(subject)

  // An unknown address costs as much time as a wrong password: there is always a hash to compare with.
  let decoy: Promise<string> | undefined
  const decoyHash = () => (decoy ??= hashPassword(randomBytes(16).toString('hex')))

  return {
    /** Opens an account; null when the address or the subject is taken. */
    async add(account: NewAccount): Promise<Account | null> {
      const email = spellEmail(account.email)
      const nickname = account.nickname ?? account.givenName
      const { rows } = await sql.query<Account>(
        `insert into idp_accounts (id, email, password_hash, given_name, family_name, nickname, picture)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning ${columns}`,
        [
          account.subject ?? newSubject(),
          email,
          account.passwordHash,
          account.givenName,
          account.familyName ?? null,
          nickname,
          account.picture ?? null,
        ],
      )
      return rows[0] ?? null
    },

    /** Whether an address has an account. */
    async isTaken(email: string): Promise<boolean> {
      const { rows } = await sql.query('select 1 from idp_accounts where lower(email) = $1', [
        spellEmail(email),
      ])
      return rows.length > 0
    },

    /** Returns the account of an address, or null. */
    async findByEmail(email: string): Promise<Account | null> {
      const { rows } = await sql.query<Account>(
        `select ${columns} from idp_accounts where lower(email) = $1`,
        [spellEmail(email)],
      )
      return rows.find(isUsable) ?? null
    },

    /** Changes the password of an account and ends its sessions on all devices, except the one that changes it. */
    async setPassword(subject: string, passwordHash: string, ownSession: string | null): Promise<void> {
      // One statement: no session survives the change, and no password changes without it.
      await sql.query(
        `with changed as (update idp_accounts set password_hash = $2 where id = $1)
         delete from idp_payloads where payload->>'accountId' = $1 and model <> 'Interaction'
           and not (model = 'Session' and uid is not distinct from $3)`,
        [subject, passwordHash, ownSession],
      )
    },

    /** The account of a subject. */
    async find(subject: string): Promise<Account | null> {
      const { rows } = await sql.query<Account>(`select ${columns} from idp_accounts where id = $1`, [
        subject,
      ])
      return rows.find(isUsable) ?? null
    },

    /** The account that an address and its password open, in the same time whatever is wrong. */
    async open(email: string, password: string): Promise<Account | null> {
      const { rows } = await sql.query<Account & { passwordHash: string }>(
        `select ${columns}, password_hash as "passwordHash" from idp_accounts where lower(email) = $1`,
        [spellEmail(email)],
      )
      const { passwordHash, ...account } = rows[0] ?? { passwordHash: null }
      const isRight = await matchesPassword(password, passwordHash ?? (await decoyHash()))
      return isRight && 'subject' in account && isUsable(account) ? account : null
    },

    /** Makes the decoy before anybody asks, so that the first unknown address is not slower. */
    async warmUp(): Promise<void> {
      await decoyHash()
    },
  }
}
