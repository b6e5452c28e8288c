import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../../config.ts'
import type { MailPayload } from './mail.ts'

/** Sends mails. The id is the same in every retry, so that recipients can detect duplicates. */
export interface MailTransport {
  send(id: string | number, mail: MailPayload): Promise<void>
  close(): void
}

/** Forbids nodemailer to read files or URLs named in a mail. */
const noAccess = { disableFileAccess: true, disableUrlAccess: true }

/** The headers of RFC 8058, with which a mail program offers to end the mails with one click. */
const unsubscribeHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function toMessage(id: string | number, from: string, mail: MailPayload) {
  const { to, subject, text, html, replyTo, unsubscribeUrl, calendar } = mail
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'plomada.example'
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    messageId: `<outbox-${id}@${domain}>`,
    ...(html && { html }),
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    ...(calendar && {
      icalEvent: { method: calendar.method, filename: 'plomada.ics', content: calendar.text },
    }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)),
    },
    ...noAccess,
  }
}

/** Writes every mail to an `.eml` file. */
export function fileTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, ...noAccess })
  return {
    async send(id, mail) {
      const { message } = await composer.sendMail(toMessage(id, from, mail))
      if (!Buffer.isBuffer(message)) throw new Error('the composer did not return a buffer')
      // Other users of this machine must not read codes and messages.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${id}.eml`)
      const draft = `${file}.part`
      try {
        await writeFile(draft, message)
        await rename(draft, file)
      } catch (error) {
        // On a full disk, the partial file would occupy space.
        await rm(draft, { force: true })
        throw error
      }
    },
    close: () => composer.close(),
  }
}

/** Sends every mail to an SMTP server. */
function smtpTransport(url: string, from: string): MailTransport {
  const mailer = createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    ...noAccess,
  })
  return {
    async send(id, mail) {
      await mailer.sendMail(toMessage(id, from, mail))
    },
    close: () => mailer.close(),
  }
}

/** Where mails are delivered: to the recipient, on the public outbox pages, or in files on the server. */
export type MailDestination = 'reader' | 'pages' | 'files'

/** Returns where mails are delivered. Without an SMTP server, only a demonstration shows them. */
export function getMailDestination({ mail, demo }: Pick<Config, 'mail' | 'demo'>): MailDestination {
  if (mail.smtpUrl) return 'reader'
  return demo ? 'pages' : 'files'
}

/** Chooses the configured SMTP server, or a folder in the data directory. */
export function chooseTransport({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): MailTransport {
  return mail.smtpUrl
    ? smtpTransport(mail.smtpUrl, mail.from)
    : fileTransport(join(dataDir, 'outbox'), mail.from)
}
