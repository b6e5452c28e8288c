'use client'
import { memo, useRef } from 'react'
import { useMessages } from '../../provider/context.ts'
import { type ChoiceProps, getLabelText, type Option } from '../Field/choice.ts'
import { Field, type FieldProps } from '../Field/Field.tsx'
import { adorned } from '../Field/Field.css.ts'
import { useInput } from '../Field/useInput.ts'
import { useOwnedChoice } from '../Field/useOwnedChoice.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import type { PassThroughProps } from '../passThrough.ts'
import { useForwardedRef } from '../useForwardedRef.ts'
import * as css from './NativeSelect.css.ts'

export interface NativeSelectProps<Value extends string = string> extends FieldProps, ChoiceProps<Value> {
  /** Ref to the `<select>` element. */
  ref?: PassThroughProps<HTMLSelectElement>['ref']
}

interface OptionsProps {
  options: readonly Option[]
}

const shownProps = ['value', 'isDisabled', 'group', 'lang'] as const

const areOptionsEqual = ({ options: a }: OptionsProps, { options: b }: OptionsProps) =>
  a.length === b.length &&
  a.every((option, index) => {
    const other = b[index]
    return (
      other &&
      getLabelText(option) === getLabelText(other) &&
      shownProps.every((name) => option[name] === other[name])
    )
  })

const renderOption = (option: Option) => {
  const { value, isDisabled, lang } = option
  return (
    <option key={value} value={value} className={css.option} disabled={isDisabled} lang={lang}>
      {/* An `<option>` may contain only text. */}
      {getLabelText(option)}
    </option>
  )
}

/** Memoized: a filter panel with 40 options renders again after each change. */
const Options = memo(function Options({ options }: OptionsProps) {
  return [...Map.groupBy(options, ({ group }) => group)].map(([name, items]) =>
    name ? (
      <optgroup key={name} label={name}>
        {items.map(renderOption)}
      </optgroup>
    ) : (
      items.map(renderOption)
    ),
  )
}, areOptionsEqual)

/** Renders a native select. Touch devices show their own picker. */
export const NativeSelect = <Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  ref,
  ...field
}: NativeSelectProps<Value>) => {
  const { ids, inputProps } = useInput(field)
  const getMessage = useMessages()
  const select = useRef<HTMLSelectElement>(null)
  useForwardedRef(ref, select)
  const wanted = value === undefined ? defaultValue : value
  const isOption = options.some((option) => option.value === wanted)
  // No option has this value: a server renders each option with the value of the select as selected.
  const noValue = options.some((option) => option.value === '') ? ' ' : ''
  const selected = isOption ? (wanted ?? noValue) : noValue
  useOwnedChoice(select, value === undefined ? undefined : [selected])
  return (
    <Field ids={ids} {...field}>
      <div className={adorned}>
        <select
          {...inputProps}
          ref={select}
          className={css.select}
          {...(value === undefined ? { defaultValue: selected } : { value: selected })}
          onChange={({ target }) => {
            const option = options.find((one) => one.value === target.value)
            if (option) onChange?.(option.value)
          }}
          // Escape on an option closes the list; it must not close the dialog around the field too.
          onKeyDown={(event) => {
            if (event.key === 'Escape' && event.target !== event.currentTarget) event.stopPropagation()
          }}
        >
          {/* Without it the browser shows the first option as selected, and the user cannot select that option. */}
          {!isOption && (
            <option value={noValue} disabled hidden>
              {getMessage('select.choose')}
            </option>
          )}
          <Options options={options} />
        </select>
        <span className={css.chevron}>
          <Icon icon={icons.chevronDown} />
        </span>
      </div>
    </Field>
  )
}
