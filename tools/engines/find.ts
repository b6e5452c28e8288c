import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Pattern, Target } from './tab.ts'

interface Finder {
  /** Returns every visible element that matches. */
  find(target: Target): Element[]
  /** Returns the first match when it can be clicked: enabled, not moving and not covered. */
  ready(target: Target): Element | null
  /** Lets no press reach the page outside of this element, which may move before it is pressed. */
  aim(element: Element): void
  /** Ends that. Returns whether a press was outside. */
  endAim(): boolean
}
interface TestingLibrary {
  queryAllByRole(
    root: Element,
    role: string,
    options: { name?: string | RegExp | undefined; checked?: boolean | undefined },
  ): Element[]
  queryAllByLabelText(root: Element, label: string | RegExp): Element[]
  queryAllByText(root: Element, text: string | RegExp): Element[]
}
declare global {
  interface Window {
    TestingLibraryDom: TestingLibrary
    plomadaEngines: Finder
  }
}

/** Adds the finder to a page. It is sent as source text, so it must be self-contained. */
function installFinder(): void {
  const match = (name: string | Pattern) =>
    typeof name === 'string' ? name : new RegExp(name.source, name.flags)
  const places = new WeakMap<Element, string>()

  const find = ({ role, label, name, isChecked, within }: Target): Element[] => {
    const { queryAllByRole, queryAllByLabelText, queryAllByText } = window.TestingLibraryDom
    const roots = within ? find(within) : [document.body]
    const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    return roots.flatMap((root) => {
      if (role)
        return queryAllByRole(root, role, {
          name: name === undefined ? undefined : match(name),
          checked: isChecked,
        })
      if (label) return queryAllByLabelText(root, match(label))
      return queryAllByText(root, match(name ?? '')).filter(isVisible)
    })
  }

  const ready = (target: Target): Element | null => {
    const found = find(target)[0]
    // The code of the page starts after the first paint.
    if (!found || document.documentElement.matches('[data-before-code]')) return null
    const input = found instanceof HTMLInputElement ? found : null
    if (input?.type === 'file') return input
    // The visible part of a radio button or a checkbox is often its label.
    const isCheckable = input?.type === 'radio' || input?.type === 'checkbox'
    const element = isCheckable ? (input.labels?.[0] ?? input) : found
    if (found.matches(':disabled, [aria-disabled="true"]')) return null
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const place = [left, top, width, height].join(' ')
    const isAtRest = places.get(element) === place
    places.set(element, place)
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return isAtRest && hit && element.contains(hit) ? element : null
  }

  let isOutside = false
  let listening = new AbortController()

  const endAim = (): boolean => {
    listening.abort()
    return isOutside
  }

  const aim = (element: Element): void => {
    // Of an earlier click that failed.
    endAim()
    isOutside = false
    listening = new AbortController()
    const holdBack = (event: Event) => {
      if (event.type === 'pointerdown')
        isOutside = !(event.target instanceof Node && element.contains(event.target))
      if (!isOutside) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      window.addEventListener(type, holdBack, { capture: true, signal: listening.signal })
  }

  window.plomadaEngines = { find, ready, aim, endAim }
}

const { resolve } = createRequire(import.meta.url)
const library = readFileSync(
  resolve('@testing-library/dom').replace(/dist.*$/, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** The script that adds `window.plomadaEngines` to a page, with the queries of Testing Library. */
export const finderScript = `${library};(${installFinder.toString()})()`
