import { useLayoutEffect, useState } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Fields that a server has rendered and the control that had the focus, while React may still replace them. */
interface Served {
  controls: readonly Control[]
  texts: readonly Entered[]
  focused: Element | null
}

const ATTRIBUTE = 'data-served'

/** What a field has that React does not know. */
interface Entered {
  control: Control
  value: string
  files: FileList | null
  isChecked: boolean
}

const findContainer = (name: string) => document.querySelector(`[${ATTRIBUTE}="${CSS.escape(name)}"]`)

const listControls = (container: Element | null): Control[] => [
  ...(container?.querySelectorAll<Control>('input, select, textarea') ?? []),
]

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

/** Returns what a user has entered, or a browser has restored, into fields. */
const listEntered = (controls: readonly Control[]): Entered[] =>
  controls.filter(isChanged).map((control) => ({
    control,
    value: control.value,
    files: isFile(control) ? control.files : null,
    isChecked: isChoice(control) && control.checked,
  }))

/** Returns the changed texts of text areas: React replaces them by their defaults before it runs effects. */
const listTexts = (controls: readonly Control[]) =>
  listEntered(controls.filter((control) => control instanceof HTMLTextAreaElement))

/** Returns what has been entered into fields, with the texts that React has replaced. */
const addTexts = (texts: readonly Entered[], controls: readonly Control[]): Entered[] => {
  const entered = listEntered(controls)
  const isMissing = ({ control }: Entered) => entered.every((one) => one.control !== control)
  return [...entered, ...texts.filter(isMissing)]
}

function readServed(name: string): Served {
  if (typeof document === 'undefined') return { controls: [], texts: [], focused: null }
  const controls = listControls(findContainer(name))
  return { controls, texts: listTexts(controls), focused: document.activeElement }
}

/** Enters a value or a choice into a field. */
function enter(control: Control, { value, files, isChecked }: Entered): void {
  if (isChoice(control)) {
    control.checked = !isChecked
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
function readEntered(name: string, { controls: served, texts, focused }: Served): () => void {
  const container = findContainer(name)
  // A later form of the same name is another one.
  container?.removeAttribute(ATTRIBUTE)
  const find = createFinder(listControls(container))
  const changes = addTexts(texts, served)
  return () => {
    for (const entered of changes) {
      const current = find(entered.control, served)
      if (current) enter(current, entered)
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

/** Returns a control, or the controls in an element. */
const listServed = (element: HTMLElement): Control[] =>
  'form' in element ? [element as Control] : listControls(element) // only controls have a form

/**
 * Keeps what a browser has restored, or a user has entered, into a server-rendered control before React knew it. A form
 * around it that has `useEarlyInput` does the same. `id` is that of the control, or of an element around several.
 */
export function useServedInput(id: string): void {
  const [served] = useState(() => {
    const element = typeof document === 'undefined' ? null : document.getElementById(id)
    return element && { element, texts: listTexts(listServed(element)) }
  })
  useLayoutEffect(() => {
    // React has made another element.
    if (!served || served.element !== document.getElementById(id)) return
    // A form takes care of it.
    if (served.element.closest(`[${ATTRIBUTE}]`)) return
    const entered = addTexts(served.texts, listServed(served.element))
    queueMicrotask(() => {
      for (const one of entered) enter(one.control, one)
    })
  }, [id, served])
}
