/** What a person looks for on a page: by role and accessible name, by label, or by visible text. */
export interface Target {
  role?: string
  /** The label of a field, which is then found whatever its role is. */
  label?: string | Pattern
  /** The whole name or text, or a pattern that it matches. */
  name?: string | Pattern
  /** Where to look: the whole page unless given. */
  within?: Target
}

/** A regular expression as data, which is how it reaches the browser. */
export interface Pattern {
  source: string
  flags: string
}

/** One window of a browser, as both engines offer it. */
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
  /** Returns the faults of this browser since the last call: console errors and uncaught errors. */
  takeFaults(): Promise<string[]>
}

/** What a person does with an element, through the engine's own pointer and keyboard. */
export type Action = { kind: 'click' } | { kind: 'type'; text: string } | { kind: 'attach'; file: string }

/** A browser of its own: cookies and storage are shared with no other. */
export interface Browser {
  tab: Tab
  close(): Promise<void>
}

/** An engine that can start browsers. */
export interface Engine {
  name: EngineName
  version: string
  newBrowser(): Promise<Browser>
  stop(): Promise<void>
}

export const engineNames = ['firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]
