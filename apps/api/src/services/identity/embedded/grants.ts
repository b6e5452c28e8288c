import type { KoaContextWithOIDC } from 'oidc-provider'

/** All scopes that a client may request. */
export const scopes = ['openid', 'offline_access', 'profile', 'email']

/** Returns the grant of a sign-in without asking for consent, since the only client is the product's own. */
export async function grantWithoutConsent(ctx: KoaContextWithOIDC, audience: string) {
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
