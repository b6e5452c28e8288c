import { finderScript } from './find.ts'
import type { Action, Pattern, Tab, Target } from './tab.ts'
import { waitFor } from './wait.ts'

const toPattern = (name: string | RegExp): string | Pattern =>
  typeof name === 'string' ? name : { source: name.source, flags: name.flags }

/** Selects an element by its role and its accessible name. */
export const byRole = (role: string, name?: string | RegExp, within?: Target): Target => ({
  role,
  ...(name !== undefined && { name: toPattern(name) }),
  ...(within && { within }),
})

/** Selects a field by its label. */
export const byLabel = (label: string | RegExp): Target => ({ label: toPattern(label) })

/** Selects an element by its visible text. */
export const byText = (name: string | RegExp, within?: Target): Target => ({
  name: toPattern(name),
  ...(within && { within }),
})

const describe = ({ role, label, name, within }: Target): string => {
  const text = label ?? name
  const quoted = typeof text === 'object' ? `/${text.source}/${text.flags}` : JSON.stringify(text ?? '')
  return `${role ?? (label ? 'label' : 'text')} ${quoted}${within ? ` in ${describe(within)}` : ''}`
}

/** Uses a page as a person does: finds elements by role and name, and waits for them. */
export class Person {
  readonly tab: Tab
  readonly #origin: string

  constructor(tab: Tab, origin: string) {
    this.tab = tab
    this.#origin = origin
  }

  /** Opens an address of the product. */
  open = (path: string): Promise<void> => this.tab.open(new URL(path, this.#origin).href)

  /** Waits until an element is visible. */
  async see(target: Target): Promise<void> {
    await waitFor(describe(target), async () => (await this.count(target)) > 0)
  }

  /** Waits until no such element is visible. */
  async seeNo(target: Target): Promise<void> {
    await waitFor(`no ${describe(target)}`, async () => (await this.count(target)) === 0)
  }

  click = (target: Target): Promise<void> => this.#act(target, { kind: 'click' })
  type = (target: Target, text: string): Promise<void> => this.#act(target, { kind: 'type', text })
  attach = (target: Target, file: string): Promise<void> => this.#act(target, { kind: 'attach', file })

  /** Waits until the address matches a pattern. */
  async reach(pattern: RegExp): Promise<void> {
    await waitFor(`the address ${String(pattern)}`, async () =>
      pattern.test(await this.tab.run(() => location.href)),
    )
  }

  /** Waits for the window that a click has opened. */
  async popup(): Promise<Person> {
    return new Person(await this.tab.popup(), this.#origin)
  }

  /** Counts the visible elements that match at this moment. */
  async count(target: Target): Promise<number> {
    await this.#prepare()
    return this.tab.run((wanted) => window.plomadaEngines.find(wanted).length, target)
  }

  async #prepare(): Promise<void> {
    if (!(await this.tab.run(() => 'plomadaEngines' in window))) await this.tab.inject(finderScript)
  }

  async #act(target: Target, action: Action): Promise<void> {
    await waitFor(`${describe(target)} to be ready`, async () => {
      await this.#prepare()
      return this.tab.act(target, action)
    })
  }
}
