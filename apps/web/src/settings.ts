import * as z from 'zod/mini'

const schema = z.object({
  /** The identity provider, as its client library wants to be told. */
  identity: z.object({ domain: z.string(), clientId: z.string(), audience: z.string() }),
  /** The service that takes the messages of the contact page; its origin may be a path of this server. */
  emailjs: z.object({
    origin: z.string(),
    publicKey: z.string(),
    serviceId: z.string(),
    templateId: z.string(),
  }),
})

/** What the server tells the page about this deployment; it stands in the page itself, so reading it costs no request. */
export const readSettings = () => {
  const element = document.getElementById('plomada-settings')
  return z.parse(schema, JSON.parse(element?.textContent ?? 'null'))
}

/** The nonce of this page, which the server writes anew into every answer; styles that a library inserts carry it. */
export const readNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
