import type { Provider } from 'oidc-provider'

/** A step of the provider's own server, which is Koa; its types come along with the provider's. */
export type Middleware = Parameters<Provider['use']>[0]

/** What such a step is given. */
export type Context = Parameters<Middleware>[0]
