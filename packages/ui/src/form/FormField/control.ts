import { type AnyForm, resolveOptions, toTextOptions } from '@plomada/define'
import { useFormikContext } from 'formik'
import type { DayRules } from '../../base/Calendar/useCalendar.ts'
import type { CheckboxGroupProps } from '../../base/CheckboxGroup/CheckboxGroup.tsx'
import type { Combobox, ComboboxProps } from '../../base/Combobox/Combobox.tsx'
import type { FileFieldProps } from '../../base/FileField/FileField.tsx'
import type { IconNode } from '../../base/Icon/IconNode.ts'
import type { MultiCombobox } from '../../base/MultiCombobox/MultiCombobox.tsx'
import type { AnyMainProps, PassThroughProps, TextPassThroughProps } from '../../base/passThrough.ts'
import { translateOptions } from '../../base/Field/translation.tsx'
import { useFormContext } from '../context.ts'
import type { useFormField } from '../useFormField.ts'

export interface Appearance {
  /** Control of a single choice. For a list that is too long to look through, pass the component `Combobox`.
   * @default 'select' */
  choice?: 'select' | 'radio' | 'segmented' | 'cards' | typeof Combobox
  /** Loads the options of a combobox for the typed text, in place of its list. The values are texts. */
  loadOptions?: ComboboxProps['loadOptions']
  /** Of a day: the first and last one, those that cannot be selected, and those that the calendar marks. */
  days?: DayRules
  /** Icons of a single choice, by value: in a select, a combobox or cards. */
  icons?: Readonly<Record<string, IconNode>>
  /** Layout of the checkboxes of a multiple choice. For a list that is too long to look through, pass the component
   * `MultiCombobox`.
   * @default 'columns' */
  choices?: CheckboxGroupProps['variant'] | typeof MultiCombobox
  /** Unit before a number, such as «No.». An amount has the sign of its currency. */
  prefix?: string
  /** Height of a long text in lines.
   * @default 4 */
  rows?: number
  /** Shape of a photo.
   * @default 'wide' */
  shape?: FileFieldProps['shape']
  /** URL of the current photo. */
  currentPhoto?: string | null
  /** Renders nothing while a choice has no options.
   * @default false */
  hideWhenEmpty?: boolean
}

export interface PassedOn extends PassThroughProps, TextPassThroughProps {
  /** Focuses the control when it mounts.
   * @default false */
  autoFocus?: boolean | undefined
}

type FieldState = ReturnType<typeof useFormField<AnyForm, string>>

export interface ControlProps extends Omit<FieldState, 'field'> {
  appearance: Appearance
  /** Props of the field, with the attributes that the caller passes on. */
  field: FieldState['field'] & Omit<PassedOn, 'ref'> & AnyMainProps
}

/** Returns the placeholder of a field as a prop, if it has one. */
export function usePlaceholder({ placeholder }: ControlProps['definition']) {
  const { translate } = useFormContext().translation
  return placeholder ? { placeholder: translate(placeholder) } : {}
}

/** Returns the options of a field for the other values, and as its control shows them: translated, with their icons. */
export function useOptions({ definition, field, appearance }: ControlProps) {
  const { values } = useFormikContext<Record<string, unknown>>()
  const { options: provided, translation } = useFormContext()
  const options = resolveOptions(definition.options, values, provided[field.name])
  const shown = translateOptions(toTextOptions(options), translation).map((option) => {
    const icon = appearance.icons?.[option.value]
    return icon ? { ...option, icon } : option
  })
  return { options, shown }
}
