import { fullName, IMPERSONATION_MESSAGE, isImpersonation } from '@plomada/domain'
import type { FastifyInstance } from 'fastify'
import { readAdminNames } from '../database/adminNames.ts'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { pageFont } from '../http/page/page.ts'
import { auth0Identity } from './identity/identity.auth0.ts'
import { openEmbeddedIdentity, type EmbeddedIdentityOptions } from './identity/identity.embedded.ts'
import type { Identity } from './identity/identity.ts'
import { numberedReceipts, type Invoices } from './invoices/invoices.ts'
import { createMailLinks } from './mail/mail.links.ts'
import { enqueueMail } from './mail/mail.ts'
import { chooseTransport, getMailDestination, type MailTransport } from './mail/mail.transport.ts'
import { outboxPages } from './mail/outbox.pages.ts'
import { loadNotificationKeys, type NotificationKeys } from './notificationKeys.ts'
import { mercadoPagoSandbox } from './payments/mercadoPago/sandbox/mpSandbox.ts'
import { choosePayments, type EmbeddedProvider } from './payments/payments.choice.ts'
import type { Payments } from './payments/payments.ts'
import { paymentSandbox } from './payments/sandbox/sandbox.ts'
import { photoRoutes } from './photos/photos.routes.ts'
import { choosePhotos } from './photos/photos.storage.ts'
import type { Photos } from './photos/photos.ts'
import { privatePhotoRoutes } from './photos/privatePhotos.routes.ts'
import { openPrivatePhotos, type PrivatePhotos } from './photos/privatePhotos.ts'
import { choosePush } from './push/push.transport.ts'
import type { PushTransport } from './push/push.ts'

/** The external services of the product, each hosted or embedded. */
export interface Services {
  identity: Identity
  payments: Payments
  invoices: Invoices
  photos: Photos
  privatePhotos: PrivatePhotos
  mail: MailTransport
  push: PushTransport
  notificationKeys: NotificationKeys
  /** The embedded payment provider; null if a hosted one is configured. */
  sandbox: EmbeddedProvider | null
}

/** Opens the configured services, and the embedded ones for the rest. */
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
        mailDestination: getMailDestination(config),
        quotas: config.quotas,
        nameRefusal: async (firstName, lastName) =>
          isImpersonation(fullName({ firstName, lastName }), await readAdminNames(db))
            ? `${IMPERSONATION_MESSAGE}.`
            : undefined,
      })
  const keyStore = { sql: pool, secret: config.keySecret }
  const notificationKeys = await loadNotificationKeys(keyStore)
  return {
    identity,
    ...choosePayments(config, db),
    invoices: numberedReceipts,
    photos: choosePhotos(config),
    privatePhotos: await openPrivatePhotos(keyStore),
    mail: chooseTransport(config),
    push: choosePush(config, notificationKeys),
    notificationKeys,
  }
}

/** Registers the routes of the services. */
export async function mountServices(
  app: FastifyInstance,
  { identity, photos, privatePhotos, sandbox, notificationKeys }: Services,
  { config, database: { db }, clock }: { config: Config; database: Pick<Database, 'db'>; clock: () => Date },
): Promise<void> {
  await app.register(pageFont)
  await identity.mount(app)
  await app.register(photoRoutes, { photos })
  await app.register(privatePhotoRoutes, { photos, privatePhotos, clock })
  await app.register(outboxPages, {
    db,
    config,
    links: createMailLinks(config, notificationKeys.unsubscribe),
  })
  const { publicUrl, demo: isDemo } = config
  if (sandbox?.kind === 'stripe')
    await app.register(paymentSandbox, { db, connection: sandbox.connection, publicUrl, isDemo })
  if (sandbox?.kind === 'mercadoPago')
    await app.register(mercadoPagoSandbox, { db, connection: sandbox.connection, publicUrl })
}
