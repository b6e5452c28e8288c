import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { createLoader, useLoaded } from '../Field/useLoaded.ts'
import type { ComboboxListHandle, PopupState } from './ComboboxPopup.tsx'
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
  const opensOnLoad = useRef(false)

  const open = () => {
    if (input.current?.readOnly) return
    opensOnLoad.current = true
    loadNow()
    list.current?.open()
  }
  const toggle = () => (popup.isOpen ? list.current?.close() : open())
  const onClick = () => {
    // What the user types next replaces the selected option.
    if (!popup.isOpen && state.typed === undefined) input.current?.select()
    open()
  }
  const commit = (text = state.typed) => state.commit(list.current?.options ?? props.options ?? [], text)
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
    }
    // Without an active option, the blur that follows ends the typing.
    if (key === 'Tab' && popup.activeId === undefined) return
    if (key === 'Enter' && popup.activeId === undefined) commit()
    if (isArrow && (altKey || !list.current || list.current.retry)) {
      event.preventDefault()
      if (altKey && key === 'ArrowUp') list.current?.close()
      else if (popup.isOpen) list.current?.retry?.()
      else open()
    } else if (isArrow || popup.isOpen) list.current?.input.onKeyDown?.(event)
  }
  const onFocus = (event: FocusEvent<HTMLInputElement>) => {
    loadNow()
    list.current?.input.onFocus?.(event)
  }
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    opensOnLoad.current = false
    commit()
    list.current?.input.onBlur?.(event)
  }
  const onType = (text: string) => {
    // The browser fills in the field, or the user typed before React knew it.
    if (document.activeElement !== input.current) return state.commit(props.options ?? [], text)
    state.setTyped(text)
    open()
  }
  const handlers = { preload, toggle, onClick, onKeyDown, onFocus, onBlur, onType }
  return { state, List, list, opensOnLoad, popup, setPopup, ...handlers }
}
