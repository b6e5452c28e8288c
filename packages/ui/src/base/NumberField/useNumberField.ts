import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { GetMessage } from '../../messages/messages.ts'
import { useMessages, useProvider } from '../../provider/context.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { groupDigits, type TextState, tidyText } from './groupDigits.ts'
import { type NumberReading, readNumber, writeNumber } from './readNumber.ts'
import { useTextHistory } from './useTextHistory.ts'

interface NumberState {
  value: number | null | undefined
  defaultValue: number | undefined
  onChange: ((number: number | null) => void) | undefined
}

/** Returns the number of a reading: `null` when there is none, `NaN` when it is not certain. */
const toNumber = (reading: NumberReading) =>
  reading.kind === 'number' ? reading.value : reading.kind === 'empty' ? null : Number.NaN

/** Returns a text with the caret at its end. */
const toState = (text: string): TextState => ({ text, caret: text.length })

/** An amount that shows how to write one. */
const EXAMPLE = 15_000

/** Returns the sentence for a text that is no certain number. */
function getError(reading: NumberReading, t: GetMessage, write: (number: number) => string) {
  if (reading.kind === 'unreadable') return t('number.unreadable', { example: write(EXAMPLE) })
  if (reading.kind !== 'unclear' && reading.kind !== 'decimals') return undefined
  const [first, second] = reading.values
  return t(`number.${reading.kind}`, { first: write(first), second: write(second) })
}

/** Returns the text of a number field, what is wrong with it, and what changes it. */
export function useNumberField(state: NumberState, input: RefObject<HTMLInputElement | null>) {
  const { value, defaultValue, onChange } = state
  const { locale = 'en', currency = 'USD' } = useProvider().language ?? {}
  const t = useMessages()
  const write = (number: number | null | undefined) =>
    number === null || number === undefined || Number.isNaN(number) ? '' : writeNumber(locale, number)
  const read = (text: string) => readNumber(text, locale, currency)
  // A new object after each edit, so that the caret is restored even if the text stays the same.
  const [edit, setEdit] = useState<TextState>(() => toState(write(value ?? defaultValue)))
  /** The text that has been left or submitted, and so is complete. */
  const [committed, setCommitted] = useState<string>()
  /** The text before a composition, which the browser ends in the field. */
  const composedFrom = useRef<string>(null)
  const isEdited = value === undefined || Object.is(value, toNumber(read(edit.text)))
  const text = isEdited ? edit.text : write(value)
  const reading = read(text)
  const number = toNumber(reading)

  const show = (next: TextState) => {
    setEdit(next)
    setCommitted(undefined)
    const changed = toNumber(read(next.text))
    if (!Object.is(changed, number)) onChange?.(changed)
  }
  const { save, undo, redo } = useTextHistory(input, text, show)
  const change = (next: TextState) => {
    if (next.text !== text) save()
    show(next)
  }
  // Before the paint, because React has moved the caret to the end.
  useLayoutEffect(() => {
    const element = input.current
    if (element && element.ownerDocument.activeElement === element)
      element.setSelectionRange(edit.caret, edit.caret)
  }, [edit, input])
  useFormReset(input, () => {
    setEdit(toState(write(defaultValue)))
    setCommitted(undefined)
  })

  const error = getError(reading, t, write)
  useEffect(() => input.current?.setCustomValidity(error ?? ''), [error, input])
  return {
    text,
    number,
    /** What is wrong with a text that is no certain number. */
    error,
    isCommitted: committed === text,
    undo,
    redo,
    /** Shows an edit of the browser. During a composition the text stays as it is. */
    onEdit: (element: HTMLInputElement, { inputType, isComposing }: Partial<InputEvent>) => {
      const edited = { text: element.value, caret: element.selectionEnd ?? element.value.length }
      const before = composedFrom.current ?? text
      composedFrom.current = isComposing ? before : null
      change(isComposing ? edited : groupDigits(before, edited, inputType, { locale, currency }))
    },
    /** Replaces the number. */
    set: (next: number) => change(toState(write(next))),
    /** Ends the editing: writes a number as the locale does. */
    commit: () => {
      const tidied = tidyText(text, { locale, currency })
      if (tidied !== text) change(toState(tidied))
      setCommitted(tidied)
    },
  }
}
