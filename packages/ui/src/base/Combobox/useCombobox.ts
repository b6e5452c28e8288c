import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { createLoader, useLoaded } from '../Field/useLoaded.ts'
import type { ComboboxListHandle, PopupState } from './ComboboxList.tsx'
import { useComboboxValue, type ValueProps } from './useComboboxValue.ts'

const load = createLoader(() => import('./ComboboxList.tsx').then((module) => module.ComboboxList))
const preload = () => void load()

/** Returns the state of a combobox, and the handlers of its input. */
export const useCombobox = <Value extends string>(
  props: ValueProps<Value>,
  input: RefObject<HTMLInputElement | null>,
) => {
  const state = useComboboxValue(props, input)
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
  const commit = (text = state.typed) => state.commit(list.current?.options ?? props.options ?? [], text)
  const onEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    // With nothing to select, Enter submits the form.
    if (!popup.isOpen && state.typed === undefined) return
    event.preventDefault()
    const active = list.current?.active
    if (active) state.select(active)
    // A text that is no option stays, and the list says so.
    else if (!commit()) return open()
    close()
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
    if (!input.current?.matches(':focus')) {
      if (!state.commit(props.options ?? [], text)) state.select(undefined)
      return
    }
    state.setTyped(text)
    open()
  }
  const handlers = { preload, loadNow, toggle, onClick, onKeyDown, onBlur, onType }
  return { state, List, list, opensOnLoad, popup, setPopup, ...handlers }
}
