import { type RefObject, useState } from 'react'
import { useFormReset } from '../Field/useFormReset.ts'
import type { ComboboxOption } from './ComboboxOption.ts'
import { foldText } from './foldText.ts'

/** The props of a combobox that concern its value. */
export interface ValueProps<Value extends string> {
  options: readonly ComboboxOption<Value>[] | undefined
  value: Value | null | undefined
  defaultValue: Value | undefined
  valueLabel: string | undefined
  isFreeText: boolean
  onChange: ((value: Value | null) => void) | undefined
}

/** Returns the selected value of a combobox, the text of its input, and functions that change them. */
export const useComboboxValue = <Value extends string>(
  props: ValueProps<Value>,
  input: RefObject<HTMLInputElement | null>,
) => {
  const { options, value, defaultValue, valueLabel, isFreeText, onChange } = props
  const [ownValue, setOwnValue] = useState<Value | null>(defaultValue ?? null)
  // Options that were loaded for another text are gone, but their label is still shown.
  const [lastSelected, setLastSelected] = useState<ComboboxOption<Value>>()
  const [typed, setTyped] = useState<string>()
  const current = value === undefined ? ownValue : value

  useFormReset(input, () => {
    setOwnValue(defaultValue ?? null)
    setTyped(undefined)
  })

  const getLabel = () => {
    if (current === null) return ''
    const isCurrent = (option: ComboboxOption) => option.value === current
    const selected = options?.find(isCurrent) ?? [lastSelected].find((one) => one && isCurrent(one))
    return selected?.label ?? valueLabel ?? (isFreeText ? current : '')
  }
  const change = (next: Value | null) => {
    setTyped(undefined)
    if (next === current) return
    setOwnValue(next)
    onChange?.(next)
  }
  /** Selects an option. Without one, restores the selected option. */
  const select = (option?: ComboboxOption<Value>) => {
    if (!option) return setTyped(undefined)
    if (option.value !== current) setLastSelected(option)
    change(option.value)
  }
  /** Selects the option with a text, or the text itself. Returns whether it could. */
  const commit = (shown: readonly ComboboxOption<Value>[], text = typed) => {
    if (text === undefined) return true
    const wanted = foldText(text)
    const match = shown.find((option) => !option.isDisabled && foldText(option.label) === wanted)
    if (wanted === '') change(null)
    else if (match) select(match)
    // Only a combobox of plain strings has free text.
    else if (isFreeText) change(text.trim() as Value)
    else return false
    return true
  }
  return { current, typed, text: typed ?? getLabel(), setTyped, select, commit }
}
