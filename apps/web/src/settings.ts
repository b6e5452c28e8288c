/** What the server tells the page about this deployment. */
export interface Settings {
  /** The identity provider, as its client library expects it, and whether it can end the sessions on all devices. */
  identity: { domain: string; clientId: string; audience: string; endsAllSessions: boolean }
  /** The service that takes the messages of the contact page; its origin may be a path of this server. */
  emailjs: { origin: string; publicKey: string; serviceId: string; templateId: string }
  /** The largest budget of an offer, in pesos. */
  budgetMaximum: number
  /** What is said in place of which text; left out, the texts are as they are. */
  words?: Readonly<Record<string, string>>
}

/** The settings, which stand in the page itself, so that reading them costs no request. */
export const readSettings = (): Settings => {
  const text = document.getElementById('plomada-settings')?.textContent
  if (!text) throw new Error('The page carries no settings.')
  // From the server that sent this very page: nothing to check.
  return JSON.parse(text) as Settings
}

/** The nonce of this page, which the server writes anew into every answer; styles that a library inserts carry it. */
export const readNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
