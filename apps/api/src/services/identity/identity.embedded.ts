import type { QuotaLimits } from '@plomada/domain/calls'
import type { FastifyInstance } from 'fastify'
import { defaultQuotas } from '../../config.quotas.ts'
import { createAccountEvents } from './embedded/accountEvents.ts'
import { createAccounts, isVerified } from './embedded/accounts.ts'
import { deleteExpired } from './embedded/adapter.ts'
import { createAuthorizeLimits } from './embedded/authorizeLimits.ts'
import { mountInteractions } from './embedded/interactions/interactions.ts'
import type { InteractionDeps } from './embedded/interactions/shared.ts'
import { loadKeys, publicKeys, readPublicKeys, pruneKeys, type ProviderKeys } from './embedded/keys/keys.ts'
import { logout } from './embedded/logout.ts'
import { mountProvider } from './embedded/mount.ts'
import { createProvider, keysPath, type ActiveProvider } from './embedded/provider.ts'
import type { Sql } from './embedded/sql.ts'
import { recordTokenReuse } from './embedded/tokenReuse.ts'
import { handleUnavailable } from './embedded/unavailable.ts'
import { updateIssuer } from './embedded/updateIssuer.ts'
import { webMessagePage } from './embedded/webMessage.ts'
import { defaultAudience, defaultClientId, type Identity } from './identity.ts'

type RequiredDeps = Pick<InteractionDeps, 'sendMail'>
type OptionalDeps = Partial<Pick<InteractionDeps, 'origins' | 'mailDestination' | 'demo' | 'nameRefusal'>>

/** Options of the embedded provider. By default mails reach their recipients, and every name is accepted. */
export interface EmbeddedIdentityOptions extends RequiredDeps, OptionalDeps {
  /** URL of the product; the provider is served under its `/idp`. */
  publicUrl: string
  database: Sql
  audience?: string
  clientId?: string
  /** Encrypts the keys in the database. */
  keySecret?: string | null
  quotas?: Pick<QuotaLimits, 'signIn' | 'signInStart' | 'signUp' | 'code'>
}

/** The embedded provider. */
export interface EmbeddedIdentity extends Identity {
  /** Reads the keys again, which another process may have changed, and uses them. */
  refreshKeys: () => Promise<void>
}

const path = '/idp'
const second = 1000
const hour = 3600 * second
// Shorter than the minute after which a new key signs, so that every process has read it by then.
const keyPollInterval = 15 * second

/** Opens the embedded provider, which follows the same protocol as Auth0 and stores its data in the database. */
export async function openEmbeddedIdentity(options: EmbeddedIdentityOptions): Promise<EmbeddedIdentity> {
  const { database: sql, audience = defaultAudience, clientId = defaultClientId } = options
  const { demo = null, keySecret: secret = null, sendMail, mailDestination = 'reader' } = options
  const { quotas = defaultQuotas, nameRefusal = async () => undefined } = options
  const { origin } = new URL(options.publicUrl)
  const home = `${origin}/`
  const origins = [...new Set([origin, ...(options.origins ?? [])])]
  const domain = `${origin}${path}`
  const settings = { domain, clientId, audience, issuer: `${domain}/`, endsAllSessions: true }
  const store = { sql, secret }
  const record = createAccountEvents(sql, settings.issuer)
  const accounts = createAccounts(sql, { hasDemo: demo !== null })
  await accounts.warmUp()
  await updateIssuer(sql, settings.issuer)
  const shared = { sql, path, home, origins, accounts, record }
  const getPublicKeys = () => readPublicKeys(store)
  let onError: (problem: unknown) => void = () => {}

  function activate(keys: ProviderKeys): ActiveProvider {
    const provider = createProvider({ ...shared, settings, keys, getPublicKeys })
    provider.use(handleUnavailable(home, provider))
    provider.use(recordTokenReuse(provider, record))
    provider.use(webMessagePage(origins))
    provider.use(logout(provider, { ...shared, clientId }))
    provider.on('server_error', (_ctx, problem) => onError(problem))
    return { provider, handleRequest: provider.callback(), formKeys: keys.cookieKeys }
  }

  let keys = await loadKeys(store)
  let active = activate(keys)

  async function refreshKeys() {
    const latest = await loadKeys(store)
    if (JSON.stringify(latest) === JSON.stringify(keys)) return
    keys = latest
    active = activate(keys)
  }

  async function mount(app: FastifyInstance) {
    onError = (problem) => app.log.error(problem)
    const current = () => active
    await mountInteractions(app, { ...shared, current, sendMail, mailDestination, demo, quotas, nameRefusal })
    const limitAuthorize = createAuthorizeLimits(sql, { home, quotas })
    await mountProvider(app, current, { issuer: settings.issuer, path, limitAuthorize })
    const cleanUp = () => Promise.all([deleteExpired(sql), pruneKeys(store)]).catch(onError)
    const timers = [
      setInterval(() => void cleanUp(), hour).unref(),
      setInterval(() => void refreshKeys().catch(onError), keyPollInterval).unref(),
    ]
    app.addHook('onClose', (_app, done) => {
      timers.forEach(clearInterval)
      done()
    })
    await cleanUp()
  }

  return {
    settings,
    jwksUri: `${domain}${keysPath}`,
    keys: publicKeys(store),
    getVerifiedEmail: async ({ subject }) => {
      const account = await accounts.find(subject)
      return account && isVerified(account) ? account.email : null
    },
    mount,
    refreshKeys,
  }
}
