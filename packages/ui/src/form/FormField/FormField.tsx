'use client'
import { findOptionValue, resolveOptions, toTextOptions, type AnyForm } from '@plomada/define'
import { useFormikContext } from 'formik'
import { CheckboxGroup, type CheckboxGroupProps } from '../../base/CheckboxGroup/CheckboxGroup.tsx'
import type { Combobox } from '../../base/Combobox/Combobox.tsx'
import { translateOptions } from '../../base/Field/translation.tsx'
import { FileField, type FileFieldProps } from '../../base/FileField/FileField.tsx'
import type { IconNode } from '../../base/Icon/IconNode.ts'
import type { MultiCombobox } from '../../base/MultiCombobox/MultiCombobox.tsx'
import { NumberField } from '../../base/NumberField/NumberField.tsx'
import { RadioGroup } from '../../base/RadioGroup/RadioGroup.tsx'
import { Select } from '../../base/Select/Select.tsx'
import { TextArea } from '../../base/TextArea/TextArea.tsx'
import { TextField } from '../../base/TextField/TextField.tsx'
import type { AnyMainProps, PassThroughProps, TextPassThroughProps } from '../../base/passThrough.ts'
import { useLanguage, useMessages } from '../../provider/context.ts'
import { getCurrencySign } from '../../provider/formats.ts'
import { useFormContext } from '../context.ts'
import { isOptional } from '../fieldStatus.ts'
import { useFormField } from '../useFormField.ts'

interface Appearance {
  /** Control of a single choice. For a list that is too long to look through, pass the component `Combobox`.
   * @default 'select' */
  choice?: 'select' | 'radio' | 'segmented' | 'cards' | typeof Combobox
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

interface PassedOn extends PassThroughProps, TextPassThroughProps {
  /** Focuses the control when it mounts.
   * @default false */
  autoFocus?: boolean | undefined
}

export interface FormFieldProps<F extends AnyForm> extends Appearance, PassedOn {
  /** The form of the field. */
  form: F
  /** Name of the field. */
  name: keyof F['fields'] & string
}

type FieldState = ReturnType<typeof useFormField<AnyForm, string>>

interface ControlProps extends Omit<FieldState, 'field'> {
  appearance: Appearance
  /** Props of the field, with the attributes that the caller passes on. */
  field: FieldState['field'] & Omit<PassedOn, 'ref'> & AnyMainProps
}

/** Returns the placeholder of a field as a prop, if it has one. */
function usePlaceholder({ placeholder }: ControlProps['definition']) {
  const { translate } = useFormContext().translation
  return placeholder ? { placeholder: translate(placeholder) } : {}
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')
const inputTypes: Partial<Record<string, 'email' | 'tel'>> = { email: 'email', phone: 'tel' }

function TextControl({ value, setValue, field, definition }: ControlProps) {
  const { kind, autoComplete } = definition
  return (
    <TextField
      {...field}
      type={inputTypes[kind] ?? 'text'}
      value={toText(value)}
      onChange={setValue}
      {...(autoComplete && { autoComplete })}
      {...usePlaceholder(definition)}
    />
  )
}

function LongTextControl({ value, setValue, field, definition, appearance }: ControlProps) {
  return (
    <TextArea
      {...field}
      value={toText(value)}
      onChange={setValue}
      rows={appearance.rows ?? 4}
      {...usePlaceholder(definition)}
    />
  )
}

function NumberControl({ value, setValue, field, definition, appearance }: ControlProps) {
  return (
    <NumberField
      {...field}
      value={typeof value === 'number' ? value : null}
      onChange={setValue}
      {...(appearance.prefix && { prefix: appearance.prefix })}
      {...(definition.formatOptions && { formatOptions: definition.formatOptions })}
      {...usePlaceholder(definition)}
    />
  )
}

function AmountControl({ appearance, ...props }: ControlProps) {
  const ownSign = getCurrencySign(useLanguage())
  // A format has the sign of its currency.
  const sign = props.definition.formatOptions ? undefined : ownSign
  return <NumberControl {...props} appearance={{ ...appearance, prefix: appearance.prefix ?? sign }} />
}

function useOptions({ definition, field }: Pick<ControlProps, 'definition' | 'field'>) {
  const { values } = useFormikContext<Record<string, unknown>>()
  return resolveOptions(definition.options, values, useFormContext().options[field.name])
}

/** Value of the option for `null`. Radix does not allow an empty value. */
const NO_CHOICE = 'ninguno'

function ChoiceControl(props: ControlProps) {
  const { value, setValue, field, definition, appearance } = props
  const getMessage = useMessages()
  const { translation } = useFormContext()
  const placeholder = usePlaceholder(definition)
  const options = useOptions(props)
  if (appearance.hideWhenEmpty && options.length === 0) return null
  const translated = translateOptions(toTextOptions(options), translation).map((option) => {
    const icon = appearance.icons?.[option.value]
    return icon ? { ...option, icon } : option
  })
  const { choice: Choice = 'select' } = appearance
  if (typeof Choice === 'function')
    return (
      <Choice
        {...field}
        placeholder={getMessage('select.choose')}
        {...placeholder}
        options={translated}
        value={options.some((option) => option.value === value) ? String(value) : null}
        // Without text nothing is selected.
        onChange={(next) =>
          setValue(next === null ? (isOptional(definition) ? null : '') : findOptionValue(options, next))
        }
      />
    )
  const empty = isOptional(definition) ? [{ value: NO_CHOICE, label: getMessage('form.none') }] : []
  const listed = [...empty, ...translated]
  const text = value === null && empty.length > 0 ? NO_CHOICE : String(value ?? '')
  const shared = {
    ...field,
    options: listed,
    value: listed.some((option) => option.value === text) ? text : null,
    onChange: (next: string) =>
      setValue(next === NO_CHOICE ? null : (findOptionValue(options, next) ?? next)),
  }
  if (Choice === 'select') return <Select {...shared} {...placeholder} />
  return <RadioGroup {...shared} variant={Choice === 'radio' ? 'list' : Choice} />
}

function ChoicesControl(props: ControlProps) {
  const { value, setValue, field, definition, appearance } = props
  const getMessage = useMessages()
  const { translation } = useFormContext()
  const placeholder = usePlaceholder(definition)
  const options = useOptions(props)
  const { choices: Choices = 'columns' } = appearance
  const shared = {
    ...field,
    options: translateOptions(toTextOptions(options), translation),
    value: Array.isArray(value) ? value.map(String) : [],
    onChange: (selected: string[]) =>
      setValue(selected.map((text) => findOptionValue(options, text) ?? text)),
  }
  if (typeof Choices === 'function')
    return <Choices placeholder={getMessage('select.choose')} {...placeholder} {...shared} />
  return <CheckboxGroup {...shared} variant={Choices} />
}

function FileControl({ value, setValue, field, definition, appearance }: ControlProps) {
  return (
    <FileField
      {...field}
      {...(definition.accept && { accept: definition.accept.join(',') })}
      {...(definition.maxBytes && { maxBytes: definition.maxBytes })}
      {...(definition.maxPixels && { maxPixels: definition.maxPixels })}
      value={value instanceof File ? value : null}
      onChange={(file) => {
        field.onBlur()
        setValue(file)
      }}
      {...(appearance.shape && { shape: appearance.shape })}
      {...(appearance.currentPhoto !== undefined && { currentPhoto: appearance.currentPhoto })}
    />
  )
}

const controls = {
  text: TextControl,
  email: TextControl,
  phone: TextControl,
  longText: LongTextControl,
  number: NumberControl,
  amount: AmountControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  file: FileControl,
}

/** Renders a form field with the control for its kind. */
export function FormField<F extends AnyForm>({ form, name, ...props }: FormFieldProps<F>) {
  const { choice, icons, choices, prefix, rows, shape, currentPhoto, hideWhenEmpty, ...passedOn } = props
  const state = useFormField<AnyForm, string>(form, name)
  const Control = controls[state.definition.kind]
  return (
    <Control
      {...state}
      field={{ ...(passedOn as Omit<PassedOn, 'ref'> & AnyMainProps), ...state.field }}
      appearance={{ choice, icons, choices, prefix, rows, shape, currentPhoto, hideWhenEmpty }}
    />
  )
}
