'use client'
import { Label, Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components'
import { FieldError, type FieldProps, LabelWords, useFieldIds } from '../Field/Field.tsx'
import * as field from '../Field/Field.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Words } from '../Words/Words.tsx'
import * as css from './RadioGroup.css.ts'

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
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isLabelHidden = false,
  name,
  onBlur,
}: RadioGroupProps<Value>) => {
  const ids = useFieldIds()
  const choose = (next: string) => {
    const option = options.find((one) => one.value === next)
    if (option) onChange?.(option.value)
  }
  const words = (
    <Label className={field.label}>
      <LabelWords isRequired={isRequired}>{label}</LabelWords>
    </Label>
  )
  const described = [errorMessage && ids.error, description && ids.description].filter(Boolean).join(' ')
  return (
    <AriaRadioGroup
      className={field.field}
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(name !== undefined && { name })}
      {...(onBlur && { onBlur })}
      {...(described && { 'aria-describedby': described })}
      onChange={choose}
      orientation={look === 'list' ? 'vertical' : 'horizontal'}
      isRequired={isRequired}
      validationBehavior="aria"
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
    >
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <div className={css.options[look]}>
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            className={look === 'segmented' ? css.segment : css.row}
          >
            {look !== 'segmented' && <span className={css.circle} aria-hidden="true" />}
            <OptionWords option={option} />
          </Radio>
        ))}
      </div>
      {description && (
        <span id={ids.description} className={field.description}>
          <Words>{description}</Words>
        </span>
      )}
      <FieldError id={ids.error}>{errorMessage}</FieldError>
    </AriaRadioGroup>
  )
}
