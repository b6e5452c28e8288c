'use client'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMessages } from '../../provider/context.ts'
import * as css from '../Field/Field.css.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { useInput } from '../Field/useInput.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import { Icon } from '../Icon/Icon.tsx'
import { toSearchText } from './toSearchText.ts'
import type { PassThroughProps, TextPassThroughProps } from '../passThrough.ts'
import * as icons from '../Icon/icons.ts'

export interface SearchFieldProps
  extends Omit<FieldProps, 'errorMessage' | 'isRequired' | 'description'>, TextPassThroughProps {
  /** The search text in effect. When it changes, the field shows it. */
  value: string
  /** Called with the search text after `delay`, or with an empty string when it is shorter than `minLength`. */
  onApply: (text: string) => void
  /** Minimum number of characters for a search.
   * @default 3 */
  minLength?: number
  /** Maximum number of characters. A notice below the field says when it is reached. */
  maxLength?: number
  /** Whether `value` has been cut to `maxLength`. Shows the same notice.
   * @default false */
  isCut?: boolean
  /** Milliseconds to wait after the last key press.
   * @default 300 */
  delay?: number
  /** Help text below the field.
   * @default the message `search.hint` */
  hint?: ReactNode
  /** Example text, shown while the field is empty. */
  placeholder?: string
  /** Ref to the `<input>` element. */
  ref?: PassThroughProps<HTMLInputElement>['ref']
  /** Called with a function that applies the text now, while `delay` has not passed yet, and then with `null`. */
  onPending?: (applyNow: (() => void) | null) => void
}

/** Renders a search field that applies the text while the user types. */
export const SearchField = ({
  value,
  onApply,
  minLength = 3,
  maxLength,
  isCut = false,
  delay = 300,
  hint,
  ref,
  onPending,
  ...field
}: SearchFieldProps) => {
  const getMessage = useMessages()
  const [typed, setTyped] = useState(value)
  const hasNotice = maxLength !== undefined && (typed.length >= maxLength || (isCut && typed === value))
  const description = hasNotice
    ? getMessage('search.cut', { count: maxLength })
    : (hint ?? getMessage('search.hint', { count: minLength }))
  const { ids, inputProps } = useInput({ ...field, description })
  const [previous, setPrevious] = useState(value)
  // Applied, but not yet in `value`, such as while a page loads.
  const [pending, setPending] = useState<readonly string[]>([])
  const applied = pending.at(-1) ?? value
  const box = useRef<HTMLDivElement>(null)
  useFormReset(box, () => setTyped(value))
  if (value !== previous) {
    setPrevious(value)
    const position = pending.indexOf(value)
    setPending(position < 0 ? [] : pending.slice(position + 1))
    // The URL can change the value while the field is mounted (Back, «Limpiar filtros»).
    if (position < 0) setTyped(value)
  }
  const wanted = toSearchText(typed, minLength)
  const apply = (text: string) => {
    setPending(text === value ? [] : [...pending, text])
    onApply(text)
  }
  const applyWanted = useEffectEvent(() => apply(wanted))
  const notify = useEffectEvent((applyNow: (() => void) | null) => onPending?.(applyNow))
  useEffect(() => {
    if (wanted === applied) return
    const applyNow = () => applyWanted()
    const timer = setTimeout(applyNow, delay)
    notify(applyNow)
    return () => {
      clearTimeout(timer)
      notify(null)
    }
  }, [wanted, applied, delay])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && wanted !== applied) apply(wanted)
    if (event.key !== 'Escape' || typed === '') return
    // The first Escape clears the text. In an empty field, Escape can close the sheet around it.
    event.preventDefault()
    event.stopPropagation()
    setTyped('')
    if (applied !== '') apply('')
  }
  return (
    <Field ids={ids} {...field} description={description}>
      <div ref={box} className={css.adorned}>
        <span className={css.adornment}>
          <Icon icon={icons.search} />
        </span>
        <input
          {...inputProps}
          ref={ref}
          className={css.afterAdornment}
          type="search"
          maxLength={maxLength}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
    </Field>
  )
}
