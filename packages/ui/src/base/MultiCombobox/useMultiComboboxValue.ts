import { type RefObject, useState } from 'react'
import { useMessages, useProvider } from '../../provider/context.ts'
import type { ComboboxOption } from '../Combobox/ComboboxOption.ts'
import { foldText } from '../Combobox/foldText.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import type { Tag } from '../TagGroup/TagGroup.tsx'

/** The props of a combobox for several options that concern its values. */
export interface ValuesProps<Value extends string> {
  options: readonly ComboboxOption<Value>[]
  value: readonly Value[] | undefined
  defaultValue: readonly Value[] | undefined
  onChange: ((value: Value[]) => void) | undefined
}

/** What a combobox for several options shows. */
export interface MultiComboboxState {
  tags: readonly Tag[]
  /** What screen readers add to the name of the field. */
  summary: string | undefined
  /** What was added or removed last. */
  announcement: string
}

/** Returns the selected values, the typed text, and functions that change them. */
export const useMultiComboboxValue = <Value extends string>(
  props: ValuesProps<Value>,
  input: RefObject<HTMLInputElement | null>,
) => {
  const { options, value, defaultValue = [], onChange } = props
  const t = useMessages()
  const { locale = 'en' } = useProvider().language ?? {}
  const [own, setOwn] = useState(defaultValue)
  const [typed, setTyped] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const current = value ?? own

  useFormReset(input, () => {
    setOwn(defaultValue)
    setTyped(undefined)
    setAnnouncement('')
  })

  const toTag = (id: Value) => ({ id, label: options.find((option) => option.value === id)?.label ?? id })
  const change = (next: Value[], changed: Value) => {
    const { label } = toTag(changed)
    setAnnouncement(
      t(next.length > current.length ? 'tags.added' : 'tags.removed', { label, count: next.length }),
    )
    setOwn(next)
    onChange?.(next)
  }
  const remove = (removed: Value) =>
    change(
      current.filter((one) => one !== removed),
      removed,
    )
  const add = (added: Value) => {
    if (!current.includes(added)) change([...current, added], added)
  }
  /** Adds an option, or removes one that is selected. Without one, the typed text is dropped. */
  const select = (option?: ComboboxOption<Value>) => {
    setTyped(undefined)
    if (option) (current.includes(option.value) ? remove : add)(option.value)
  }
  /** Adds the option with a text. Returns false if there is none. */
  const commit = (shown: readonly ComboboxOption<Value>[], text = typed) => {
    const wanted = foldText(text ?? '')
    const match = shown.find((option) => !option.isDisabled && foldText(option.label) === wanted)
    if (wanted !== '' && !match) return false
    setTyped(undefined)
    if (match) add(match.value)
    return true
  }
  const tags = current.map(toTag)
  const labels = new Intl.ListFormat(locale).format(tags.map(({ label }) => label))
  const summary = tags.length === 0 ? undefined : t('tags.selected', { labels })
  return { current, tags, summary, typed, announcement, setTyped, select, commit, remove, isMultiple: true }
}
