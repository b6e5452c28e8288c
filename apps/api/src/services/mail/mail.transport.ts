import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../../config.ts'
import type { MailPayload } from './mail.ts'

/** Takes a mail away; the id is the same at every try, so that a repetition can be told from a second mail. */
export interface MailTransport {
  send(id: string | number, mail: MailPayload): Promise<void>
  close(): void
}

/** A mail never reads a file or an address of this machine, whatever its text says. */
const locked = { disableFileAccess: true, disableUrlAccess: true }

const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'plomada.example'

function messageOf(id: string | number, from: string, { to, subject, text, html, replyTo }: MailPayload) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    messageId: `<outbox-${id}@${domainOf(from)}>`,
    ...(html && { html }),
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...locked,
  }
}

/** Leaves every mail as an .eml file, which any mail program opens. */
export function fileTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, ...locked })
  return {
    async send(id, mail) {
      const { message } = await composer.sendMail(messageOf(id, from, mail))
      if (!Buffer.isBuffer(message)) throw new Error('the composer was asked for a buffer')
      // Codes and what people wrote to each other are nobody else's to read on this machine.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${id}.eml`)
      const draft = `${file}.part`
      try {
        await writeFile(draft, message)
        await rename(draft, file)
      } catch (error) {
        // On a full disk half of a mail would keep the room that is missing.
        await rm(draft, { force: true })
        throw error
      }
    },
    close: () => composer.close(),
  }
}

/** Hands every mail to a server. */
function smtpTransport(url: string, from: string): MailTransport {
  const mailer = createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    ...locked,
  })
  return {
    async send(id, mail) {
      await mailer.sendMail(messageOf(id, from, mail))
    },
    close: () => mailer.close(),
  }
}

/** Where a mail ends: with its reader, on pages that everybody can read, or among the files of whoever runs the server. */
export type MailPlace = 'reader' | 'pages' | 'files'

/** Without a mail server nothing leaves the house; only a demonstration shows it there. */
export function placeOfMail({ mail, demo }: Pick<Config, 'mail' | 'demo'>): MailPlace {
  if (mail.smtpUrl) return 'reader'
  return demo ? 'pages' : 'files'
}

/** A server when one is configured, a folder among the data otherwise. */
export function chooseTransport({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): MailTransport {
  return mail.smtpUrl
    ? smtpTransport(mail.smtpUrl, mail.from)
    : fileTransport(join(dataDir, 'outbox'), mail.from)
}
