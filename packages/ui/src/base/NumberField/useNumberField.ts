import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { hasFocus } from '../getActiveElement.ts'
import { useMessages, useProvider } from '../../provider/context.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import type { NumberFormatOptions } from '@plomada/define'
import { getConvention } from './convention.ts'
import { groupDigits, type TextState, tidyText } from './groupDigits.ts'
import { getRangeError, getReadingError } from './numberErrors.ts'
import { type NumberReading, readNumber } from './readNumber.ts'
import { useTextHistory } from './useTextHistory.ts'

interface NumberState {
  value: number | null | undefined
  defaultValue: number | undefined
  onChange: ((number: number | null) => void) | undefined
  min: number | undefined
  max: number | undefined
  step: number
  formatOptions: NumberFormatOptions | undefined
}

/** An edit, with the value that the owner gave back for it. */
interface Edit extends TextState {
  answer?: { value: number | null | undefined }
}

/** Returns the number of a reading: `null` when there is none, `NaN` when it is not certain. */
const toNumber = (reading: NumberReading) => {
  if ('value' in reading) return reading.value
  return reading.kind === 'empty' ? null : Number.NaN
}

/** Returns whether two values are the same number. 0 equals -0, because owners may keep it as JSON. */
const isSame = (a: number | null | undefined, b: number | null | undefined) => a === b || Object.is(a, b)

/** Returns a text with the caret at its end. */
const toState = (text: string): TextState => ({ text, caret: text.length })

/** Returns the text of a number field, what is wrong with it, and what changes it. */
export function useNumberField(state: NumberState, input: RefObject<HTMLInputElement | null>) {
  const { value, defaultValue, onChange, formatOptions, step } = state
  const { locale = 'en', currency = 'USD' } = useProvider().language ?? {}
  const t = useMessages()
  const convention = getConvention({ locale, currency, formatOptions, step })
  const write = (number: number | null | undefined) => convention.write(number ?? Number.NaN)
  const read = (text: string) => readNumber(text, convention)
  // A new object after each edit, so that the caret is restored even if the text stays the same.
  const [edit, setEdit] = useState<Edit>(() => ({
    ...toState(write(value ?? defaultValue)),
    answer: { value },
  }))
  /** The text that has been left or submitted, and so is complete. */
  const [committed, setCommitted] = useState<string>()
  /** The text before a composition, which the browser ends in the field. */
  const composedFrom = useRef<string>(null)
  const ownReading = read(edit.text)
  const ownNumber = toNumber(ownReading)
  // An owner may keep something else than `NaN`, such as `null`: the text stays, with its error, until it gives another value.
  if (edit.answer === undefined) setEdit({ ...edit, answer: { value } })
  const isAnswer = Number.isNaN(ownNumber) && (edit.answer === undefined || isSame(value, edit.answer.value))
  const isEdited = value === undefined || isSame(value, ownNumber) || isAnswer
  const text = isEdited ? edit.text : write(value)
  const number = isEdited ? ownNumber : value

  const show = (next: TextState) => {
    setEdit({ text: next.text, caret: next.caret })
    setCommitted(undefined)
    const changed = toNumber(read(next.text))
    if (!isSame(changed, number)) onChange?.(changed)
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

  const error = isEdited ? getReadingError(ownReading, t, convention) : undefined
  const rangeError = getRangeError(number, state, t, convention)
  useEffect(() => input.current?.setCustomValidity(error ?? rangeError ?? ''), [error, rangeError, input])
  return {
    convention,
    text,
    number,
    /** What is wrong with a text that is no certain number. */
    error,
    /** What is wrong with a number that is too small or too large. */
    rangeError,
    isCommitted: committed === text,
    undo,
    redo,
    /** Shows an edit of the browser. During a composition the text stays as it is. */
    onEdit: (element: HTMLInputElement, { inputType, isComposing }: Partial<InputEvent>) => {
      const edited = { text: element.value, caret: element.selectionEnd ?? element.value.length }
      const before = composedFrom.current ?? text
      composedFrom.current = isComposing ? before : null
      const next = isComposing ? edited : groupDigits(before, edited, inputType, convention)
      if (hasFocus(element)) return change(next)
      // The browser fills in the field, which then loses no focus.
      const tidied = tidyText(next.text, convention)
      change(toState(tidied))
      setCommitted(tidied)
    },
    /** Inserts a text in place of the selection, as if it were typed. */
    insert: (element: HTMLInputElement, inserted: string) => {
      const [start, end] = [element.selectionStart ?? text.length, element.selectionEnd ?? text.length]
      const edited = text.slice(0, start) + inserted + text.slice(end)
      change(groupDigits(text, { text: edited, caret: start + inserted.length }, 'insertText', convention))
    },
    /** Replaces the number. */
    set: (next: number) => change(toState(write(next))),
    /** Ends the editing: writes a number as the locale does. */
    commit: () => {
      const tidied = tidyText(text, convention)
      if (tidied !== text) change(toState(tidied))
      setCommitted(tidied)
    },
  }
}
