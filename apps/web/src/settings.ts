/** The settings of the deployment, which the server puts into the document. */
export interface Settings {
  identity: { domain: string; clientId: string; audience: string; endsAllSessions: boolean }
  /** The service of the contact page; its origin may be a path of this server. */
  emailjs: { origin: string; publicKey: string; serviceId: string; templateId: string }
  /** The largest budget of an offer, in pesos. */
  budgetMaximum: number
  /** Message overrides: the replacement of each text. */
  messages?: Readonly<Record<string, string>>
}

export const readSettings = (): Settings => {
  const text = document.getElementById('plomada-settings')?.textContent
  if (!text) throw new Error('The document has no settings.')
  return JSON.parse(text) as Settings
}

/** Returns the CSP nonce of the document, for styles that a library inserts. */
export const readNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
