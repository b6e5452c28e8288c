import type { QuotaTimes } from '@plomada/domain'
import type { FastifyInstance } from 'fastify'
import { usualQuotas } from '../../config.quotas.ts'
import { createAuthorizeLimits } from './embedded/authorizeLimits.ts'
import { pauseWhenAway } from './embedded/away.ts'
import { createAccountEvents } from './embedded/accountEvents.ts'
import { createAccounts, isProven } from './embedded/accounts.ts'
import { sweep } from './embedded/adapter.ts'
import type { NameRefusal } from './embedded/forms.ts'
import { mountInteractions } from './embedded/interactions.ts'
import { followAddress } from './embedded/followAddress.ts'
import { keepKeys, publicKeys, readPublicKeys, tidyKeys } from './embedded/keys.ts'
import type { ProviderKeys } from './embedded/keys.ts'
import { logout } from './embedded/logout.ts'
import { mountProvider } from './embedded/mount.ts'
import type { Demo } from './embedded/pages.ts'
import { createProvider, keysPath } from './embedded/provider.ts'
import { recordTokenReuse } from './embedded/reuse.ts'
import type { Running } from './embedded/running.ts'
import type { SendMail } from './embedded/signUps.ts'
import type { Sql } from './embedded/sql.ts'
import { webMessagePage } from './embedded/webMessage.ts'
import type { MailPlace } from '../mail/mail.transport.ts'
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
  /** Seals the keys in the database. */
  keySecret?: string | null
  /** Sends the codes that open accounts. */
  sendMail: SendMail
  /** Where those mails end, so that people are told where to look. @default reader */
  mailPlace?: MailPlace
  /** People to offer on the sign-in page. */
  demo?: Demo | null
  /** Refuses names of the marketplace's own people; left out, every name is accepted. */
  nameRefusal?: NameRefusal
  /** How often people may try; without it as often as usual. */
  quotas?: Pick<QuotaTimes, 'signIn' | 'signInStart' | 'signUp' | 'code'>
}

/** The embedded provider, and how it comes by keys that a command changed. */
export interface EmbeddedIdentity extends Identity {
  /** Takes the keys of this moment into use. */
  refreshKeys: () => Promise<void>
}

const path = '/idp'
const second = 1000
const hour = 3600 * second
// A new key signs a minute after it was kept: by then every process has looked.
const lookForKeys = 15 * second

/** The provider that comes with the product: the same conversation as Auth0's, kept in our own database. */
export async function openEmbeddedIdentity(options: EmbeddedIdentityOptions): Promise<EmbeddedIdentity> {
  const { database: sql, audience = defaultAudience, clientId = defaultClientId } = options
  const { demo = null, keySecret: secret = null, sendMail, mailPlace = 'reader' } = options
  const { quotas = usualQuotas, nameRefusal = async () => undefined } = options
  const { origin } = new URL(options.publicUrl)
  const home = `${origin}/`
  const origins = [...new Set([origin, ...(options.origins ?? [])])]
  const domain = `${origin}${path}`
  const settings = { domain, clientId, audience, issuer: `${domain}/`, endsAllSessions: true }
  const store = { sql, secret }
  const record = createAccountEvents(sql, settings.issuer)
  const accounts = createAccounts(sql, { hasDemo: demo !== null })
  await accounts.warmUp()
  await followAddress(sql, settings.issuer)
  const published = () => readPublicKeys(store)
  let onError: (problem: unknown) => void = () => {}

  function run(keys: ProviderKeys): Running {
    const provider = createProvider({ settings, path, home, origins, keys, published, accounts, sql })
    provider.use(pauseWhenAway(home, provider))
    provider.use(recordTokenReuse(provider, record))
    provider.use(webMessagePage(origins))
    provider.use(logout(provider, sql, { clientId, home, origins, record }))
    provider.on('server_error', (_ctx, problem) => onError(problem))
    return { provider, answer: provider.callback(), formKeys: keys.cookieKeys }
  }

  let keys = await keepKeys(store)
  let running = run(keys)

  async function refreshKeys() {
    const now = await keepKeys(store)
    if (JSON.stringify(now) === JSON.stringify(keys)) return
    keys = now
    running = run(keys)
  }

  async function mount(app: FastifyInstance) {
    onError = (problem) => app.log.error(problem)
    const current = () => running
    await mountInteractions(app, {
      current,
      accounts,
      sql,
      path,
      home,
      origins,
      sendMail,
      mailPlace,
      demo,
      quotas,
      nameRefusal,
      record,
    })
    await mountProvider(app, current, {
      issuer: settings.issuer,
      path,
      limitAuthorize: createAuthorizeLimits(sql, { home, quotas }),
    })
    const tidy = () => Promise.all([sweep(sql), tidyKeys(store)]).catch(onError)
    const timers = [
      setInterval(() => void tidy(), hour).unref(),
      setInterval(() => void refreshKeys().catch(onError), lookForKeys).unref(),
    ]
    app.addHook('onClose', (_app, done) => {
      timers.forEach(clearInterval)
      done()
    })
    await tidy()
  }

  return {
    settings,
    jwksUri: `${domain}${keysPath}`,
    keys: publicKeys(store),
    provenEmail: async ({ subject }) => {
      const account = await accounts.find(subject)
      return account && isProven(account) ? account.email : null
    },
    mount,
    refreshKeys,
  }
}
