'use client'
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components'
import { type FieldProps, useFieldIds } from '../Field/Field.tsx'
import { FieldGroup, groupAttributes } from '../FieldGroup/FieldGroup.tsx'
import { Words } from '../Words/Words.tsx'
import * as css from './RadioGroup.css.ts'
import * as segments from './Segments.css.ts'

/** One of the things to choose from. */
export interface Option<Value extends string = string> {
  /** What is sent. */
  value: Value
  /** What is read. */
  label: string
  /** One line more, where the label is not enough. */
  description?: string
}

export interface RadioGroupProps<Value extends string = string> extends FieldProps {
  /** What to choose from. */
  options: readonly Option<Value>[]
  /** The chosen one, when the caller holds it; `null` when none is. */
  value?: Value | null
  /** The chosen one at first, when the group holds it itself. */
  defaultValue?: Value
  /** Called with the new choice. */
  onChange?: (value: Value) => void
  /** `segmented` puts two or three short options in one frame.
   * @default 'list' */
  look?: 'list' | 'row' | 'segmented'
}

const OptionWords = ({ option }: { option: Option }) => (
  <span>
    <Words>{option.label}</Words>
    {option.description && <span className={css.note}>{option.description}</span>}
  </span>
)

/** One of a few. One stop of the keyboard; the arrows move and choose. */
export const RadioGroup = <Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  look = 'list',
  ...said
}: RadioGroupProps<Value>) => {
  const ids = useFieldIds()
  const choose = (next: string) => {
    const option = options.find((one) => one.value === next)
    if (option) onChange?.(option.value)
  }
  return (
    <AriaRadioGroup
      {...groupAttributes(ids, said)}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      onChange={choose}
      orientation={look === 'list' ? 'vertical' : 'horizontal'}
      isRequired={said.isRequired ?? false}
    >
      <FieldGroup ids={ids} {...said}>
        <div className={look === 'segmented' ? segments.frame : css.options[look]}>
          {options.map((option) => (
            <Radio
              key={option.value}
              value={option.value}
              className={look === 'segmented' ? segments.segment : css.row}
            >
              {look !== 'segmented' && <span className={css.circle} aria-hidden="true" />}
              <OptionWords option={option} />
            </Radio>
          ))}
        </div>
      </FieldGroup>
    </AriaRadioGroup>
  )
}
