/** The settings of the deployment, which the server puts into the document. */
export interface Settings {
  identity: { domain: string; clientId: string; audience: string; endsAllSessions: boolean }
  /** The service of the contact page; its origin may be a path of this server. */
  emailjs: { origin: string; publicKey: string; serviceId: string; templateId: string }
  /** The largest budget of an offer, in pesos. */
  budgetMaximum: number
  /** Whether what a client pays waits for the end of the job. */
  canHoldPayments: boolean
  /** The preselected answer to who sees the address of a new offer. */
  addressVisibility: 'everyone' | 'hired'
  /** Message overrides: the replacement of each text. */
  messages?: Readonly<Record<string, string>>
}

let serverSettings: Settings | undefined

/** Sets the settings on the server, which has no document. */
export const setSettings = (settings: Settings): void => {
  serverSettings = settings
}

export const readSettings = (): Settings => {
  if (import.meta.env.SSR && serverSettings) return serverSettings
  const text = document.getElementById('plomada-settings')?.textContent
  if (!text) throw new Error('The document has no settings.')
  return JSON.parse(text) as Settings
}

/** Returns the CSP nonce of the document, for styles that a library inserts. */
export const readNonce = (): string | undefined =>
  import.meta.env.SSR
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
