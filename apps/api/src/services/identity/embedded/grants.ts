import type { KoaContextWithOIDC } from 'oidc-provider'

/** Everything that may be asked about somebody. */
export const scopes = ['openid', 'offline_access', 'profile', 'email']

/** There is no page that asks for consent: the only client is ours, so a sign-in grants what it needs. */
export async function grantAll(ctx: KoaContextWithOIDC, audience: string) {
  const { client, session, account, provider } = ctx.oidc
  if (!client || !session || !account) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const found = grantId ? await provider.Grant.find(grantId) : undefined
  if (found?.accountId === account.accountId) return found
  const grant = new provider.Grant({ clientId: client.clientId, accountId: account.accountId })
  grant.addOIDCScope(scopes.join(' '))
  grant.addResourceScope(audience, '')
  await grant.save()
  return grant
}
