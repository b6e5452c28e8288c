import type { KeyboardEvent } from 'react'
import { stepValue } from './stepValue.ts'
import type { useNumberField } from './useNumberField.ts'

interface Limits {
  min: number | undefined
  max: number | undefined
  step: number
}

/** Steps, undoes, redoes and ends the editing of a number field by key. */
export function handleKey(
  event: KeyboardEvent<HTMLInputElement>,
  state: ReturnType<typeof useNumberField>,
  range: Limits,
) {
  const { number, convention } = state
  if (event.key === 'Enter') state.commit()
  const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && /^[zy]$/i.test(event.key)
  if (isUndo) {
    event.preventDefault()
    if (event.shiftKey || event.key.toLowerCase() === 'y') state.redo()
    else state.undo()
  }
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
  // This key types a point on many keyboards, whatever the separator of the locale.
  if (event.code === 'NumpadDecimal' && convention.decimals > 0) {
    event.preventDefault()
    state.insert(event.currentTarget, convention.ownDecimal)
  }
  const next = stepValue(event.key, { from: number, ...range })
  if (next === null) return
  event.preventDefault()
  if (next !== number) state.set(next)
}
