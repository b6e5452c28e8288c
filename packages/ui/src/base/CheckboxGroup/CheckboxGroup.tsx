'use client'
import { Checkbox, CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components'
import { type GroupProps, useFieldIds } from '../Field/Field.tsx'
import { FieldGroup, getGroupProps, useGroup } from '../FieldGroup/FieldGroup.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { Option } from '../Field/choice.ts'
import type { PassThroughProps } from '../passThrough.ts'
import { classOf } from '../../theme/classes.ts'
import * as css from './CheckboxGroup.css.ts'
import * as tiles from './Tiles.css.ts'
import * as icons from '../Icon/icons.ts'

export interface CheckboxGroupProps<Value extends string = string> extends GroupProps {
  /** Options. */
  options: readonly Option<Value>[]
  /** Selected values (controlled). */
  value?: readonly Value[]
  /** Initially selected values (uncontrolled). */
  defaultValue?: readonly Value[]
  /** Called with all selected values, in the order of the options. */
  onChange?: (value: Value[]) => void
  /** Layout. `tiles` is for short labels such as days of the week, `columns` for many options.
   * @default 'list' */
  variant?: 'list' | 'row' | 'columns' | 'tiles'
  /** Ref to the group. */
  ref?: PassThroughProps<HTMLDivElement>['ref']
}

/** Lets the user select any number of options. */
export const CheckboxGroup = <Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  variant = 'list',
  ref,
  ...field
}: CheckboxGroupProps<Value>) => {
  const ids = useFieldIds(field.id)
  const { group, isResetting } = useGroup(ids, ref, value)
  const change = (selected: string[]) => {
    if (!isResetting())
      onChange?.(options.map((option) => option.value).filter((one) => selected.includes(one)))
  }
  return (
    <AriaCheckboxGroup
      ref={group}
      {...getGroupProps(ids, field)}
      {...(value !== undefined && { value: [...value] })}
      {...(defaultValue !== undefined && { defaultValue: [...defaultValue] })}
      onChange={change}
    >
      <FieldGroup ids={ids} {...field}>
        <div className={variant === 'tiles' ? tiles.tiles : classOf(css.options, variant)}>
          {options.map((option, index) => (
            <Checkbox
              key={option.value}
              value={option.value}
              lang={option.lang}
              isDisabled={option.isDisabled ?? false}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
              autoFocus={index === 0 && (field.autoFocus ?? false)}
              className={variant === 'tiles' ? tiles.tile : css.row}
            >
              {({ isSelected }) => (
                <>
                  {variant === 'tiles' ? (
                    isSelected && <Icon icon={icons.check} size="sm" />
                  ) : (
                    <span className={css.box} aria-hidden="true">
                      <Icon icon={icons.check} size="sm" />
                    </span>
                  )}
                  {option.label}
                </>
              )}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
    </AriaCheckboxGroup>
  )
}
