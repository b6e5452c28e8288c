/** An element to find: by role and accessible name, by label, or by visible text. */
export interface Target {
  role?: string
  /** The label of a field of any role. */
  label?: string | Pattern
  /** The whole name or text, or a pattern that it matches. */
  name?: string | Pattern
  /** Only radio buttons and checkboxes in this state. */
  isChecked?: boolean
  /** The element to search in. @default the page */
  within?: Target
}

/** A regular expression that can be sent to the browser. */
export interface Pattern {
  source: string
  flags: string
}

/** A window of a browser. */
export interface Tab {
  open(address: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs a self-contained function in the page; both its arguments and its result are JSON. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>
  /** Runs a script that adds globals to the page. */
  inject(source: string): Promise<void>
  /** Acts on the element that `window.plomadaEngines.ready(target)` returns; false while it returns null. */
  act(target: Target, action: Action): Promise<boolean>
  /** Takes a picture of what the window shows. */
  picture(): Promise<Buffer>
  /** Waits for the window that a click has opened. */
  popup(): Promise<Tab>
  /** Cuts or restores the connection of this browser. */
  setOffline(isOffline: boolean): Promise<void>
  /** Returns the problems of this browser since the last call: console errors and uncaught errors. */
  takeProblems(): Promise<string[]>
}

/** An action with the pointer or keyboard of the engine. */
export type Action = { kind: 'click' } | { kind: 'type'; text: string } | { kind: 'attach'; file: string }

/** A browser with separate cookies and storage. */
export interface Browser {
  tab: Tab
  close(): Promise<void>
}

/** The languages that a browser can have. */
export type Language = 'es-AR' | 'en-US'

/** An engine that can start browsers. */
export interface Engine {
  name: EngineName
  version: string
  /** Starts a browser. Without a language it has the one of the engine's other browsers. */
  newBrowser(language?: Language): Promise<Browser>
  stop(): Promise<void>
}

export const engineNames = ['firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]
