'use client'
import { Checkbox, CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components'
import { type FieldProps, useFieldIds } from '../Field/Field.tsx'
import { FieldGroup, groupAttributes } from '../FieldGroup/FieldGroup.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { Option } from '../RadioGroup/RadioGroup.tsx'
import { Words } from '../Words/Words.tsx'
import * as css from './CheckboxGroup.css.ts'
import * as tiles from './Tiles.css.ts'
import * as icons from '../Icon/icons.ts'

export interface CheckboxGroupProps<Value extends string = string> extends FieldProps {
  /** What to choose from. */
  options: readonly Option<Value>[]
  /** The chosen ones, when the caller holds them. */
  value?: readonly Value[]
  /** The chosen ones at first, when the group holds them itself. */
  defaultValue?: readonly Value[]
  /** Called with all that are chosen now, in the order of the options. */
  onChange?: (value: Value[]) => void
  /** `tiles` are for short words such as the days of the week, `columns` for many options.
   * @default 'list' */
  look?: 'list' | 'row' | 'columns' | 'tiles'
}

/** Any number of a few. */
export const CheckboxGroup = <Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  look = 'list',
  ...said
}: CheckboxGroupProps<Value>) => {
  const ids = useFieldIds()
  const choose = (chosen: string[]) =>
    onChange?.(options.map((option) => option.value).filter((one) => chosen.includes(one)))
  return (
    <AriaCheckboxGroup
      {...groupAttributes(ids, said)}
      {...(value !== undefined && { value: [...value] })}
      {...(defaultValue !== undefined && { defaultValue: [...defaultValue] })}
      onChange={choose}
    >
      <FieldGroup ids={ids} {...said}>
        <div className={look === 'tiles' ? tiles.tiles : css.options[look]}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              value={option.value}
              className={look === 'tiles' ? tiles.tile : css.row}
            >
              {({ isSelected }) => (
                <>
                  {look === 'tiles' ? (
                    isSelected && <Icon picture={icons.check} size="sm" />
                  ) : (
                    <span className={css.box} aria-hidden="true">
                      <Icon picture={icons.check} size="sm" />
                    </span>
                  )}
                  <Words>{option.label}</Words>
                </>
              )}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
    </AriaCheckboxGroup>
  )
}
