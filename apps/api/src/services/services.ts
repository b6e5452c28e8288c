import { fullName, IMPERSONATION, isImpersonation } from '@plomada/domain'
import type { FastifyInstance } from 'fastify'
import { readAdminNames } from '../database/adminNames.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { pageFont } from '../http/page.ts'
import { auth0Identity } from './identity/identity.auth0.ts'
import { openEmbeddedIdentity } from './identity/identity.embedded.ts'
import type { EmbeddedIdentityOptions } from './identity/identity.embedded.ts'
import type { Identity } from './identity/identity.ts'
import { enqueueMail } from './mail/mail.ts'
import { chooseTransport, placeOfMail } from './mail/mail.transport.ts'
import type { MailTransport } from './mail/mail.transport.ts'
import { outboxPages } from './mail/outbox.pages.ts'
import { choosePayments } from './payments/payments.stripe.ts'
import type { SandboxLink } from './payments/payments.stripe.ts'
import type { Payments } from './payments/payments.ts'
import { paymentSandbox } from './payments/sandbox/sandbox.ts'
import { photoRoutes } from './photos/photos.routes.ts'
import { choosePhotos } from './photos/photos.shelves.ts'
import type { Photos } from './photos/photos.ts'

/** The services that the product stands on, each a real one or its embedded stand-in. */
export interface Services {
  identity: Identity
  payments: Payments
  photos: Photos
  mail: MailTransport
  /** The embedded payment provider, when it stands in for the real one. */
  sandbox: SandboxLink | null
}

/** Chooses the services that the configuration names, and stand-ins for the rest. */
export async function openServices(
  config: Config,
  { pool, db }: Pick<Database, 'pool' | 'db'>,
  demo: EmbeddedIdentityOptions['demo'] = null,
): Promise<Services> {
  const { publicUrl } = config
  const identity = config.identity
    ? auth0Identity(config.identity)
    : await openEmbeddedIdentity({
        publicUrl,
        database: pool,
        demo,
        origins: config.corsOrigins,
        keySecret: config.keySecret,
        sendMail: (mail) => enqueueMail(db, mail),
        mailPlace: placeOfMail(config),
        quotas: config.quotas,
        nameRefusal: async (firstName, lastName) =>
          isImpersonation(fullName({ firstName, lastName }), await readAdminNames(db))
            ? `${IMPERSONATION}.`
            : undefined,
      })
  return { identity, ...choosePayments(config), photos: choosePhotos(config), mail: chooseTransport(config) }
}

/** Adds the pages and the calls that the services bring with them. */
export async function mountServices(
  app: FastifyInstance,
  { identity, photos, sandbox }: Services,
  { config, database: { db } }: { config: Config; database: Pick<Database, 'db'> },
): Promise<void> {
  await app.register(pageFont)
  await identity.mount(app)
  await app.register(photoRoutes, { photos })
  await app.register(outboxPages, { db, config })
  if (sandbox) await app.register(paymentSandbox, { db, link: sandbox, publicUrl: config.publicUrl })
}
