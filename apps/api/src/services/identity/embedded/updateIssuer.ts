import type { Sql } from './sql.ts'

/**
 * Sets the current issuer on all users of the embedded provider. The issuer contains `PUBLIC_URL`, so after a change of
 * it no account would match its user.
 */
export async function updateIssuer(sql: Sql, issuer: string): Promise<void> {
  await sql.query(
    `update users set issuer = $1 where issuer <> $1 and issuer like '%/idp/'
       and exists (select from idp_accounts where idp_accounts.id = users.subject)
       and not exists (select from users as same where same.issuer = $1 and same.subject = users.subject)`,
    [issuer],
  )
}
