import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { TextState } from './groupDigits.ts'

const MAXIMUM = 100

/** Keeps the texts of an input for undo and redo: the history of the browser knows no text that a script has set. */
export function useTextHistory(
  input: RefObject<HTMLInputElement | null>,
  text: string,
  show: (state: TextState) => void,
) {
  const past = useRef<TextState[]>([])
  const future = useRef<TextState[]>([])
  const getState = () => ({ text, caret: input.current?.selectionEnd ?? text.length })
  const restore = (from: RefObject<TextState[]>, to: RefObject<TextState[]>) => {
    const last = from.current.pop()
    if (!last) return
    to.current.push(getState())
    show(last)
  }
  const undo = () => restore(past, future)
  const redo = () => restore(future, past)

  const onBeforeInput = useEffectEvent((event: InputEvent) => {
    const action = { historyUndo: undo, historyRedo: redo }[event.inputType]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const element = input.current
    const listen = (event: InputEvent) => onBeforeInput(event)
    // React's event of this name is another one. Menus and gestures undo without a key.
    element?.addEventListener('beforeinput', listen)
    return () => element?.removeEventListener('beforeinput', listen)
  }, [input])
  return {
    /** Keeps the current text before another one is shown. */
    save: () => {
      past.current = [...past.current, getState()].slice(-MAXIMUM)
      future.current = []
    },
    undo,
    redo,
  }
}
