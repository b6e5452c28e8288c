import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { hasFocus } from '../getActiveElement.ts'
import { createLoader, useLoaded } from '../Field/useLoaded.ts'
import type { ComboboxListHandle, PopupState } from './ComboboxList.tsx'
import type { ComboboxOption } from './ComboboxOption.ts'

const load = createLoader(() => import('./ComboboxList.tsx').then((module) => module.ComboboxList))
const preload = () => void load()

/** The text of a combobox, and what changes its value. */
interface ComboboxState<Value extends string> {
  /** The text that the user typed since the last selection. */
  typed: string | undefined
  setTyped: (text: string) => void
  /** Selects an option. Without one, the typed text is dropped. */
  select: (option?: ComboboxOption<Value>) => void
  /** Selects the option with a text. Returns false if there is none. */
  commit: (shown: readonly ComboboxOption<Value>[], text?: string) => boolean
  /** Whether several options can be selected: the list stays open, and Tab only leaves the field. */
  isMultiple?: boolean
}

/** Returns the list of a combobox, and the handlers of its input. */
export const useCombobox = <Value extends string>(
  state: ComboboxState<Value>,
  options: readonly ComboboxOption<Value>[] | undefined,
  input: RefObject<HTMLInputElement | null>,
) => {
  const [List, loadNow] = useLoaded(load)
  const [popup, setPopup] = useState<PopupState>({ isOpen: false })
  const list = useRef<ComboboxListHandle<Value>>(null)
  const opensOnLoad = useRef<string>(undefined)

  const open = (key = '') => {
    if (input.current?.readOnly) return
    opensOnLoad.current = key
    loadNow()
    list.current?.open(key)
  }
  const close = () => {
    opensOnLoad.current = undefined
    list.current?.close()
  }
  const toggle = () => (popup.isOpen ? close() : open())
  const onClick = () => {
    // What the user types next replaces the selected option.
    if (!popup.isOpen && state.typed === undefined) input.current?.select()
    if (!popup.isOpen) open()
  }
  const commit = (text = state.typed) => state.commit(list.current?.options ?? options ?? [], text)
  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    // With nothing to select, Enter submits the form.
    if (!popup.isOpen && state.typed === undefined) return
    event.preventDefault()
    const active = list.current?.active
    if (active) state.select(active)
    // A text that is no option stays, and the list says so.
    else if (!commit()) return open()
    if (!active || !state.isMultiple) close()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey } = event
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp'
    if (event.defaultPrevented || input.current?.readOnly) return
    // Enter and arrows choose among the candidates of an input method.
    if (event.nativeEvent.isComposing) return
    if (key === 'Escape' && (popup.isOpen || state.typed !== undefined)) {
      // With nothing to cancel, Escape can close the dialog around the field.
      event.preventDefault()
      event.stopPropagation()
      state.select(undefined)
      close()
    } else if (key === 'Enter') onEnter(event)
    // A new tag has to be there before the focus moves.
    else if (key === 'Tab' && state.isMultiple) commit()
    // Without an active option, the blur that follows ends the typing.
    else if (key === 'Tab' && list.current?.active) state.select(list.current.active)
    else if (isArrow && (altKey || !list.current || list.current.retry)) {
      event.preventDefault()
      if (altKey && key === 'ArrowUp') close()
      else if (popup.isOpen) list.current?.retry?.()
      else open(altKey ? '' : key)
    } else if (isArrow || popup.isOpen) list.current?.onKeyDown(event)
  }
  const onBlur = () => {
    if (!commit()) state.select(undefined)
    close()
  }
  const onType = (text: string) => {
    // The browser fills in the field, or the user typed before React knew it.
    if (!hasFocus(input.current)) {
      if (!state.commit(options ?? [], text)) state.select(undefined)
      return
    }
    state.setTyped(text)
    open()
  }
  const ariaProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-expanded': popup.isOpen,
    'aria-controls': popup.listId,
    'aria-activedescendant': popup.activeId,
  } as const
  const handlers = { preload, loadNow, toggle, onClick, onKeyDown, onBlur, onType }
  return { List, list, opensOnLoad, setPopup, ariaProps, ...handlers }
}
