import { errors, type Configuration } from 'oidc-provider'
import { accessTokenLifetime } from './lifetimes.ts'

/** Returns the optional features of the provider, with `audience` as the only API. */
export function features(audience: string): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    // Sign-out follows Auth0's `/v2/logout` instead: see logout.ts.
    rpInitiatedLogout: { enabled: false },
    revocation: { enabled: true },
    webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
    resourceIndicators: {
      enabled: true,
      defaultResource(ctx) {
        const requested = ctx.oidc.params?.['audience']
        if (requested !== undefined && requested !== audience) throw new errors.InvalidTarget()
        return audience
      },
      useGrantedResource: () => true,
      getResourceServerInfo(_ctx, requested) {
        if (requested !== audience) throw new errors.InvalidTarget()
        return {
          audience,
          scope: '',
          accessTokenTTL: accessTokenLifetime,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }
      },
    },
  }
}
