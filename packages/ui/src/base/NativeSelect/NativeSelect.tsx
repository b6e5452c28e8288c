'use client'
import { memo, type Ref } from 'react'
import { useWords } from '../../provider/index.ts'
import { baseCopy } from '../base.copy.ts'
import { describe, Field, type FieldProps, useFieldIds } from '../Field/Field.tsx'
import { adorned } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import type { Option } from '../RadioGroup/RadioGroup.tsx'
import { isEnglish } from '../Words/english.ts'
import * as css from './NativeSelect.css.ts'

export interface NativeSelectProps<Value extends string = string> extends FieldProps {
  /** What to choose from. */
  options: readonly Option<Value>[]
  /** The chosen one, when the caller holds it; `null` when none is. */
  value?: Value | null
  /** The chosen one at first, when the select holds it itself. */
  defaultValue?: Value
  /** Called with the new choice. */
  onChange?: (value: Value) => void
  /** The drawn select. */
  ref?: Ref<HTMLSelectElement>
}

interface OptionsProps {
  options: readonly Option[]
}

const sayTheSame = ({ options: one }: OptionsProps, { options: other }: OptionsProps) =>
  one.length === other.length &&
  one.every(({ value, label }, place) => value === other[place]?.value && label === other[place].label)

/** Forty of them may stand in a panel that is drawn with every change of a filter. */
const Options = memo(function Options({ options }: OptionsProps) {
  const words = useWords()
  return options.map(({ value, label }) => {
    const text = words(label)
    // Nothing but text may stand in an option, so it says its language itself.
    return (
      <option key={value} value={value} className={css.option} lang={isEnglish(text) ? 'en' : undefined}>
        {text}
      </option>
    )
  })
}, sayTheSame)

/** One of many, from the list that the device itself brings. */
export const NativeSelect = <Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  ref,
  ...field
}: NativeSelectProps<Value>) => {
  const ids = useFieldIds()
  const words = useWords()
  const wanted = value === undefined ? defaultValue : value
  const isOffered = options.some((option) => option.value === wanted)
  const chosen = isOffered && wanted ? wanted : ''
  return (
    <Field ids={ids} {...field}>
      <div className={adorned}>
        <select
          ref={ref}
          id={ids.control}
          className={css.select}
          name={field.name}
          {...(value === undefined ? { defaultValue: chosen } : { value: chosen })}
          disabled={field.isDisabled}
          onChange={({ target }) => {
            const option = options.find((one) => one.value === target.value)
            if (option) onChange?.(option.value)
          }}
          onBlur={field.onBlur}
          // Pressed on an option, in an open list: it closes that and not the window around it.
          onKeyDown={(event) => {
            if (event.key === 'Escape' && event.target !== event.currentTarget) event.stopPropagation()
          }}
          {...describe(ids, field)}
        >
          {/* A browser would show its first option instead, which nobody could choose any more. */}
          {!isOffered && (
            <option value="" disabled hidden>
              {words(baseCopy.choose)}
            </option>
          )}
          <Options options={options} />
        </select>
        <span className={css.chevron}>
          <Icon picture={icons.chevronDown} />
        </span>
      </div>
    </Field>
  )
}
