import type { Provider } from 'oidc-provider'

/** The provider with the keys of this moment: another one takes its place when they change. */
export interface Running {
  provider: Provider
  answer: ReturnType<Provider['callback']>
  /** Keys of the forms: the first one signs, all are believed. */
  formKeys: readonly string[]
}
