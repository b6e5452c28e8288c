'use client'
import { type AnyForm, type FieldKind, findOptionValue } from '@plomada/define'
import type { ComponentType } from 'react'
import { CheckboxGroup } from '../../base/CheckboxGroup/CheckboxGroup.tsx'
import { FileField } from '../../base/FileField/FileField.tsx'
import { NumberField } from '../../base/NumberField/NumberField.tsx'
import { RadioGroup } from '../../base/RadioGroup/RadioGroup.tsx'
import { Select } from '../../base/Select/Select.tsx'
import { TextArea } from '../../base/TextArea/TextArea.tsx'
import { TextField } from '../../base/TextField/TextField.tsx'
import type { AnyMainProps } from '../../base/passThrough.ts'
import { useLanguage, useMessages } from '../../provider/context.ts'
import { getCurrencySign } from '../../provider/formats.ts'
import { isOptional } from '../fieldStatus.ts'
import { useFormField } from '../useFormField.ts'
import { type Appearance, type ControlProps, type PassedOn, useOptions, usePlaceholder } from './control.ts'
import {
  CheckboxControl,
  ComboboxControl,
  DayControl,
  PasswordControl,
  SwitchControl,
} from './LazyControls.tsx'
import { useComboboxProps } from './useComboboxProps.ts'

export interface FormFieldProps<F extends AnyForm> extends Appearance, PassedOn {
  /** The form of the field. */
  form: F
  /** Name of the field. */
  name: keyof F['fields'] & string
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

/** Value of the option for `null`. Radix does not allow an empty value. */
const NO_CHOICE = 'ninguno'

function ChoiceControl(props: ControlProps) {
  const { value, setValue, field, definition, appearance } = props
  const getMessage = useMessages()
  const placeholder = usePlaceholder(definition)
  const { options, shown } = useOptions(props)
  const comboboxProps = useComboboxProps(props)
  if (appearance.hideWhenEmpty && options.length === 0) return null
  const { choice: Choice = 'select' } = appearance
  if (typeof Choice === 'function') return <Choice {...comboboxProps} />
  const empty = isOptional(definition) ? [{ value: NO_CHOICE, label: getMessage('form.none') }] : []
  const listed = [...empty, ...shown]
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
  const placeholder = usePlaceholder(definition)
  const { options, shown } = useOptions(props)
  const { choices: Choices = 'columns' } = appearance
  const shared = {
    ...field,
    options: shown,
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

const controls: Record<FieldKind, ComponentType<ControlProps>> = {
  text: TextControl,
  email: TextControl,
  phone: TextControl,
  longText: LongTextControl,
  password: PasswordControl,
  number: NumberControl,
  amount: AmountControl,
  day: DayControl,
  checkbox: CheckboxControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  combobox: ComboboxControl,
  file: FileControl,
}

/** Renders a form field with the control for its kind. */
export function FormField<F extends AnyForm>({ form, name, ...props }: FormFieldProps<F>) {
  const { choice, icons, choices, prefix, rows, shape, currentPhoto, hideWhenEmpty, ...others } = props
  const { loadOptions, days, ...passedOn } = others
  const state = useFormField<AnyForm, string>(form, name)
  const Control = controls[state.definition.kind]
  return (
    <Control
      {...state}
      field={{ ...(passedOn as Omit<PassedOn, 'ref'> & AnyMainProps), ...state.field }}
      appearance={{
        choice,
        loadOptions,
        days,
        icons,
        choices,
        prefix,
        rows,
        shape,
        currentPhoto,
        hideWhenEmpty,
      }}
    />
  )
}
