import type { Sql } from './sql.ts'

/**
 * Gives everybody with an account of the embedded provider its present issuer, which is the address of the server:
 * after a change of `PUBLIC_URL` they would be strangers. Returns how many people it changed.
 */
export async function followAddress(sql: Sql, issuer: string): Promise<number> {
  const { rowCount } = await sql.query(
    `update users set issuer = $1 where issuer <> $1 and issuer like '%/idp/'
       and exists (select from idp_accounts where idp_accounts.id = users.subject)
       and not exists (select from users as same where same.issuer = $1 and same.subject = users.subject)`,
    [issuer],
  )
  return rowCount ?? 0
}
