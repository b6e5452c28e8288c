import type { FastifyInstance } from 'fastify'
import { createAccounts } from './embedded/accounts.ts'
import { sweep } from './embedded/adapter.ts'
import { mountInteractions } from './embedded/interactions.ts'
import { keepKeys, publicKeys } from './embedded/keys.ts'
import { logout } from './embedded/logout.ts'
import { mountProvider } from './embedded/mount.ts'
import type { Demo } from './embedded/pages.ts'
import { createProvider } from './embedded/provider.ts'
import type { Sql } from './embedded/sql.ts'
import { webMessagePage } from './embedded/webMessage.ts'
import { defaultAudience, defaultClientId } from './identity.ts'
import type { Identity } from './identity.ts'

/** How the embedded provider is set up. */
export interface EmbeddedIdentityOptions {
  /** Address of the product, without a path: the provider lives under its `/idp`. */
  publicUrl: string
  database: Sql
  audience?: string
  clientId?: string
  /** More sites that may ask for a sign-in, such as a development server on another port. */
  origins?: readonly string[]
  /** People to offer on the sign-in page. */
  demo?: Demo | null
}

const path = '/idp'
const hour = 3_600_000

/** The provider that comes with the product: the same conversation as Auth0's, kept in our own database. */
export async function openEmbeddedIdentity(options: EmbeddedIdentityOptions): Promise<Identity> {
  const { database: sql, audience = defaultAudience, clientId = defaultClientId, demo = null } = options
  const { origin } = new URL(options.publicUrl)
  const home = `${origin}/`
  const origins = [...new Set([origin, ...(options.origins ?? [])])]
  const domain = `${origin}${path}`
  const settings = { domain, clientId, audience, issuer: `${domain}/` }
  const keys = await keepKeys(sql)
  const accounts = createAccounts(sql)
  await accounts.warmUp()
  const provider = createProvider({ settings, path, home, origins, keys, accounts, sql })
  provider.use(webMessagePage(origins))
  provider.use(logout(provider, sql, { clientId, home, origins }))

  async function mount(app: FastifyInstance) {
    provider.on('server_error', (_ctx, problem) => app.log.error(problem))
    const [formKey = ''] = keys.cookieKeys
    await mountInteractions(app, { provider, accounts, sql, path, home, origins, formKey, demo })
    await mountProvider(app, provider, path)
    const tidy = () => sweep(sql).catch((problem: unknown) => app.log.error(problem))
    const timer = setInterval(() => void tidy(), hour).unref()
    app.addHook('onClose', (_app, done) => {
      clearInterval(timer)
      done()
    })
    await tidy()
  }

  return { settings, jwksUri: `${domain}/.well-known/jwks.json`, keys: publicKeys(sql), mount }
}
