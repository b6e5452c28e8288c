'use client'
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components'
import type { ChoiceProps } from '../Field/choice.ts'
import { type GroupProps, useFieldIds } from '../Field/Field.tsx'
import { FieldGroup, getGroupProps } from '../FieldGroup/FieldGroup.tsx'
import type { PassThroughProps } from '../passThrough.ts'
import { classOf } from '../../theme/classes.ts'
import * as css from './RadioGroup.css.ts'
import * as segments from './Segments.css.ts'

export interface RadioGroupProps<Value extends string = string> extends GroupProps, ChoiceProps<Value> {
  /** Layout of the options. Use `segmented` for two or three short options.
   * @default 'list' */
  variant?: 'list' | 'row' | 'segmented'
  /** Ref to the group. */
  ref?: PassThroughProps<HTMLDivElement>['ref']
}

/** Renders a group of radio buttons. */
export const RadioGroup = <Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  variant = 'list',
  ref,
  ...field
}: RadioGroupProps<Value>) => {
  const ids = useFieldIds()
  const focused = options.find((option) => option.value === (value ?? defaultValue)) ?? options[0]
  const isSegmented = variant === 'segmented'
  const select = (next: string) => {
    const option = options.find((one) => one.value === next)
    if (option) onChange?.(option.value)
  }
  return (
    <AriaRadioGroup
      ref={ref}
      {...getGroupProps(ids, field)}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      onChange={select}
      orientation={variant === 'list' ? 'vertical' : 'horizontal'}
      isRequired={field.isRequired ?? false}
    >
      <FieldGroup ids={ids} {...field}>
        <div className={isSegmented ? segments.frame : classOf(css.options, variant)}>
          {options.map((option) => (
            <Radio
              key={option.value}
              value={option.value}
              lang={option.lang}
              isDisabled={option.isDisabled ?? false}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
              autoFocus={option === focused && (field.autoFocus ?? false)}
              className={isSegmented ? segments.segment : css.row}
            >
              {!isSegmented && <span className={css.circle} aria-hidden="true" />}
              <span>
                {option.label}
                {option.description && <span className={css.description}>{option.description}</span>}
              </span>
            </Radio>
          ))}
        </div>
      </FieldGroup>
    </AriaRadioGroup>
  )
}
