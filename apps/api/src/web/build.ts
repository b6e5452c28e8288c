import type { AddressVisibility } from '@plomada/domain'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmailService } from '../config.ts'
import { withNoncePlaceholder } from '../http/security.ts'
import { readAssets, type Assets } from './assets.ts'
import { readPageFiles, type PageFiles } from './files.ts'
import { loadRenderer, type RenderConfiguredPage, type RenderPage } from './render.ts'

/** The built web app: its folder and its document. */
export interface WebBuild {
  root: string
  document: string
  files?: PageFiles
  /** The files with a hash in their names, which are served from memory. */
  assets?: Assets
  /** Renders public pages. @default they are rendered in the browser */
  render?: RenderPage | undefined
}

/** A build with the settings of the deployment. */
export interface ConfiguredBuild extends Omit<WebBuild, 'render'> {
  render?: RenderConfiguredPage | undefined
}

/** Settings of the deployment that the web app needs. */
export interface WebSettings {
  identity: { domain: string; clientId: string; audience: string; endsAllSessions: boolean }
  /** The service that receives the messages of the contact page. */
  emailjs: EmailService
  /** The largest budget of an offer, in pesos (decision D-056). */
  budgetMaximum: number
  /** Whether what a client pays waits for the end of the job. */
  canHoldPayments: boolean
  /** The preselected answer to who sees the address of a new offer. */
  addressVisibility: AddressVisibility
  /** Message overrides by original text (decision D-001). */
  messages?: Readonly<Record<string, string>> | undefined
}

const settingsPlaceholder = '<!--settings-->'

/** Returns the settings that the web app may read. */
export const toPublicSettings = (settings: WebSettings) => {
  const { identity, emailjs, budgetMaximum, canHoldPayments, addressVisibility, messages } = settings
  const { domain, clientId, audience, endsAllSessions } = identity
  return {
    identity: { domain, clientId, audience, endsAllSessions },
    emailjs,
    budgetMaximum,
    canHoldPayments,
    addressVisibility,
    messages,
  }
}

/** Inserts the settings into a document as JSON. */
export function withSettings(document: string, settings: WebSettings): string {
  const json = JSON.stringify(toPublicSettings(settings)).replaceAll('<', '\\u003c')
  return document.replace(
    settingsPlaceholder,
    () => `<script id="plomada-settings" type="application/json">${json}</script>`,
  )
}

/** Inserts the settings into the document of a build and passes them to its renderer. */
export function configureBuild(build: WebBuild, settings: WebSettings): ConfiguredBuild {
  const { render } = build
  const publicSettings = toPublicSettings(settings)
  return {
    ...build,
    document: withNoncePlaceholder(withSettings(build.document, settings)),
    render: render && ((page) => render({ ...page, settings: publicSettings })),
  }
}

/**
 * Reads the built web app and, from the folder beside it, the build that renders its pages. Returns null if it is not
 * built.
 */
export async function readWebBuild(root: string): Promise<WebBuild | null> {
  const index = join(root, 'index.html')
  if (!existsSync(index)) return null
  const document = readFileSync(index, 'utf8')
  const render = await loadRenderer(`${root}-server/renderPage.js`)
  return { root, document, files: readPageFiles(root, document), assets: readAssets(root), render }
}
