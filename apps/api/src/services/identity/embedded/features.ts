import { errors } from 'oidc-provider'
import type { Configuration } from 'oidc-provider'
import { accessTokenLife } from './lifetimes.ts'

/** What the provider can do beyond signing in, and for which API. */
export function features(audience: string): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    // Sign-out speaks Auth0's `/v2/logout` instead: see logout.ts.
    rpInitiatedLogout: { enabled: false },
    revocation: { enabled: true },
    webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
    resourceIndicators: {
      enabled: true,
      defaultResource(ctx) {
        const asked = ctx.oidc.params?.['audience']
        if (asked !== undefined && asked !== audience) throw new errors.InvalidTarget()
        return audience
      },
      useGrantedResource: () => true,
      getResourceServerInfo(_ctx, asked) {
        if (asked !== audience) throw new errors.InvalidTarget()
        return {
          audience,
          scope: '',
          accessTokenTTL: accessTokenLife,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }
      },
    },
  }
}
