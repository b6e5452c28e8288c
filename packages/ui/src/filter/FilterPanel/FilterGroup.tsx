import { type ReactNode, useId } from 'react'
import * as tiles from '../../base/CheckboxGroup/Tiles.css.ts'
import { FieldError, LabelText } from '../../base/Field/Field.tsx'
import * as field from '../../base/Field/Field.css.ts'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import * as segments from '../../base/RadioGroup/Segments.css.ts'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { classes } from '../../theme/classes.ts'
import * as css from './FilterGroup.css.ts'

interface FilterGroupProps {
  label: ReactNode
  isLabelHidden: boolean
  /** Renders checkboxes as tiles instead of radio buttons as segments. */
  isMultiple?: boolean
  options: readonly { value: string; label: string; lang?: string | undefined }[]
  selected: readonly string[]
  onToggle: (value: string, isSelected: boolean) => void
  errorMessage?: string | undefined
}

/**
 * Renders radio buttons or checkboxes that look like RadioGroup and CheckboxGroup, without their support for forms:
 * React Aria would make the list pages larger.
 */
export const FilterGroup = ({
  label,
  isLabelHidden,
  isMultiple = false,
  options,
  selected,
  onToggle,
  errorMessage,
}: FilterGroupProps) => {
  const id = useId()
  const labelElement = (
    <span id={id} className={field.label}>
      <LabelText isRequired={false}>{label}</LabelText>
    </span>
  )
  return (
    <div
      className={field.field}
      role={isMultiple ? 'group' : 'radiogroup'}
      aria-labelledby={id}
      aria-describedby={errorMessage && `${id}-error`}
    >
      {isLabelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      <div className={isMultiple ? tiles.tiles : segments.frame}>
        {options.map((option) => {
          const isSelected = selected.includes(option.value)
          return (
            <label
              key={option.value}
              className={classes(isMultiple ? tiles.tile : segments.segment, css.option)}
              data-selected={isSelected || undefined}
            >
              <input
                type={isMultiple ? 'checkbox' : 'radio'}
                name={`${id}-option`}
                className={css.input}
                checked={isSelected}
                onChange={(event) => onToggle(option.value, event.target.checked)}
              />
              {isMultiple && isSelected && <Icon icon={icons.check} size="sm" />}
              <span lang={option.lang}>{option.label}</span>
            </label>
          )
        })}
      </div>
      {errorMessage && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
    </div>
  )
}
