import type { Provider } from 'oidc-provider'

/** A middleware of the provider, which is a Koa app. */
export type Middleware = Parameters<Provider['use']>[0]

/** The context of such a middleware. */
export type Context = Parameters<Middleware>[0]
