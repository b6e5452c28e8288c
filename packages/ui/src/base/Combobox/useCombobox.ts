import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { createLoader, useLoaded } from '../Field/useLoaded.ts'
import type { ComboboxListHandle } from './ComboboxList.tsx'
import { useComboboxValue, type ValueProps } from './useComboboxValue.ts'

const load = createLoader(() => import('./ComboboxList.tsx').then((module) => module.ComboboxList))

/** Returns the state of a combobox, and the handlers of its input. */
export const useCombobox = <Value extends string>(
  props: ValueProps<Value>,
  input: RefObject<HTMLInputElement | null>,
) => {
  const state = useComboboxValue(props, input)
  const [List, loadNow] = useLoaded(load)
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string>()
  const handle = useRef<ComboboxListHandle<Value>>(null)
  const isShown = isOpen && List !== undefined

  const open = () => {
    if (input.current?.readOnly) return
    loadNow()
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setActiveId(undefined)
  }
  const commit = () => {
    const active = isShown ? handle.current?.getActive() : undefined
    if (active) state.select(active)
    else state.commit(handle.current?.options ?? props.options ?? [])
    close()
  }
  const cancel = (event: KeyboardEvent) => {
    // With nothing to cancel, Escape can close the dialog around the field.
    if (!isOpen && state.typed === undefined) return
    event.preventDefault()
    event.stopPropagation()
    state.setTyped(undefined)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrows choose among the candidates of an input method.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Escape') return cancel(event)
    if (event.key === 'Tab') return isShown && handle.current?.getActive() ? commit() : undefined
    if (event.key === 'Enter') {
      // Enter in an open list selects; in a closed one it submits the form.
      if (isShown) event.preventDefault()
      return commit()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (event.altKey && event.key === 'ArrowUp') return close()
    if (isShown && !event.altKey) handle.current?.move(event.key === 'ArrowDown' ? 1 : -1)
    else open()
  }
  const onType = (text: string) => {
    state.setTyped(text)
    setActiveId(undefined)
    open()
  }
  return {
    ...state,
    List,
    loadNow,
    isOpen,
    isShown,
    activeId,
    setActiveId,
    handle,
    open,
    close,
    commit,
    onKeyDown,
    onType,
  }
}
