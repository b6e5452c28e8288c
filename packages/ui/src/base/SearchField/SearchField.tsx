'use client'
import type { KeyboardEvent, Ref } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as css from '../Field/Field.css.ts'
import { describe, Field, type FieldProps, useFieldIds } from '../Field/Field.tsx'
import { useFormReset } from '../Field/useFormReset.ts'
import { Icon } from '../Icon/Icon.tsx'
import { searchText } from './searchText.ts'
import { useWords } from '../../provider/index.ts'
import { baseCopy } from '../base.copy.ts'
import * as icons from '../Icon/icons.ts'

export interface SearchFieldProps extends Omit<FieldProps, 'errorMessage' | 'isRequired' | 'description'> {
  /** The text that is applied now. When it changes from outside, the box follows. */
  value: string
  /** Called with the text to apply, a moment after the typing stops: long enough, or empty for no search. */
  onApply: (text: string) => void
  /** Shortest text that is worth a search.
   * @default 3 */
  minLength?: number
  /** How long the typing must rest, in milliseconds.
   * @default 300 */
  delay?: number
  /** The rule in words, under the box.
   * @default 'Desde 3 letras' */
  hint?: string
  /** An example. */
  placeholder?: string
  /** The drawn input. */
  ref?: Ref<HTMLInputElement>
}

/** Search by typing: applies by itself from three letters on, and ends below that. */
export const SearchField = ({
  value,
  onApply,
  minLength = 3,
  delay = 300,
  hint = baseCopy.searchHint,
  placeholder,
  ref,
  ...field
}: SearchFieldProps) => {
  const ids = useFieldIds()
  const words = useWords()
  const [typed, setTyped] = useState(value)
  const [applied, setApplied] = useState(value)
  const box = useRef<HTMLDivElement>(null)
  useFormReset(box, () => setTyped(value))
  // The address bar may change the applied text while the box is on screen (Back, «Limpiar filtros»).
  if (value !== applied) {
    setApplied(value)
    setTyped(value)
  }
  const wanted = searchText(typed, minLength)
  const apply = (text: string) => {
    setApplied(text)
    onApply(text)
  }
  const applyLater = useEffectEvent(apply)
  useEffect(() => {
    if (wanted === applied) return
    const timer = setTimeout(() => applyLater(wanted), delay)
    return () => clearTimeout(timer)
  }, [wanted, applied, delay])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && wanted !== applied) apply(wanted)
    if (event.key !== 'Escape' || typed === '') return
    // The first Escape is about the text; one on an empty box may close the sheet around it.
    event.preventDefault()
    event.stopPropagation()
    setTyped('')
    if (applied !== '') apply('')
  }
  return (
    <Field ids={ids} {...field} description={hint}>
      <div ref={box} className={css.adorned}>
        <span className={css.adornment}>
          <Icon picture={icons.search} />
        </span>
        <input
          ref={ref}
          id={ids.control}
          className={css.afterAdornment}
          name={field.name}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          placeholder={placeholder === undefined ? undefined : words(placeholder)}
          disabled={field.isDisabled}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={field.onBlur}
          {...describe(ids, { description: hint })}
        />
      </div>
    </Field>
  )
}
