import { useLayoutEffect, useState } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Fields that a server has rendered and the control that had the focus, while React may still replace them. */
interface Served {
  controls: readonly Control[]
  focused: Element | null
}

const ATTRIBUTE = 'data-served'

const findContainer = (name: string) => document.querySelector(`[${ATTRIBUTE}="${CSS.escape(name)}"]`)

const listControls = (container: Element | null): Control[] => [
  ...(container?.querySelectorAll<Control>('input, select, textarea') ?? []),
]

function readServed(name: string): Served {
  if (typeof document === 'undefined') return { controls: [], focused: null }
  return { controls: listControls(findContainer(name)), focused: document.activeElement }
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)

const isFile = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'file'

/** The option that a browser selects before the user does: the one with the attribute, otherwise the first. */
const getDefaultOption = ({ options }: HTMLSelectElement) =>
  [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0]

/** Returns whether a user has changed a field since it was rendered. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== getDefaultOption(control)?.value
  if (isChoice(control)) {
    // Entering the radio button that is no longer chosen would choose it again.
    const isLeft = control.type === 'radio' && !control.checked
    return !isLeft && control.checked !== control.defaultChecked
  }
  return control.value !== control.defaultValue
}

/** Sets a value as a browser does when a user types: React ignores the event after a value that was set by a script. */
function setTyped(control: Exclude<Control, HTMLSelectElement>, value: string): void {
  control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
}

/** Enters a value into a field, or the opposite choice of the default. */
function enter(control: Control, value: string, files: FileList | null): void {
  if (isChoice(control)) {
    control.checked = control.defaultChecked
    control.click()
    return
  }
  const isPicked = isFile(control) || control instanceof HTMLSelectElement
  if (isFile(control)) control.files = files
  else if (control instanceof HTMLSelectElement) control.value = value
  else setTyped(control, value)
  control.dispatchEvent(new Event(isPicked ? 'change' : 'input', { bubbles: true }))
}

/** Fields are the same when they have the same name and place among those of that name; radio buttons also the value. */
function createFinder(controls: readonly Control[]) {
  const isSame = (one: Control, other: Control) =>
    one.name === other.name && one.type === other.type && (!isChoice(one) || one.value === other.value)
  return (served: Control, all: readonly Control[]) =>
    controls.filter((control) => isSame(control, served))[
      all.filter((control) => isSame(control, served)).indexOf(served)
    ]
}

/** Reads what a user has entered. Returns a function that enters it into the fields that React has rendered. */
function readEntered(name: string, { controls: served, focused }: Served): () => void {
  const container = findContainer(name)
  // A later form of the same name is another one.
  container?.removeAttribute(ATTRIBUTE)
  const find = createFinder(listControls(container))
  const changes = served
    .filter(isChanged)
    .map((control) => ({ control, value: control.value, files: isFile(control) ? control.files : null }))
  return () => {
    for (const { control, value, files } of changes) {
      const current = find(control, served)
      if (current) enter(current, value, files)
    }
    if (focused && served.includes(focused as Control) && !focused.isConnected)
      find(focused as Control, served)?.focus()
  }
}

/**
 * Keeps what a user enters into a server-rendered form before React knows its fields, also when React renders the form
 * again because a translator or an extension has changed the document. Returns an attribute for the element around the
 * fields. `name` is the same on the server, and another one for each form of a page.
 */
export function useEarlyInput(name: string): Record<typeof ATTRIBUTE, string> {
  const [served] = useState(() => readServed(name))
  useLayoutEffect(() => {
    // Now: with the next event React sets each field to the value that it knows.
    const enterAll = readEntered(name, served)
    // Not in the effect: React would handle all events with the same state.
    queueMicrotask(enterAll)
  }, [name, served])
  return { [ATTRIBUTE]: name }
}
