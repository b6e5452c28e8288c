'use client'
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '@plomada/domain'
import { asText, optionsOf, valueOf, type AnyForm } from '@plomada/domain/define'
import { useFormikContext } from 'formik'
import { CheckboxGroup, type CheckboxGroupProps } from '../../base/CheckboxGroup/CheckboxGroup.tsx'
import { FileField, type FileFieldProps } from '../../base/FileField/FileField.tsx'
import { NumberField } from '../../base/NumberField/NumberField.tsx'
import { RadioGroup } from '../../base/RadioGroup/RadioGroup.tsx'
import { Select } from '../../base/Select/Select.tsx'
import { TextArea } from '../../base/TextArea/TextArea.tsx'
import { TextField } from '../../base/TextField/TextField.tsx'
import { useForm } from '../context.ts'
import { isOptional } from '../fill.ts'
import { formCopy } from '../form.copy.ts'
import { useFormField } from '../useFormField.ts'

interface Looks {
  /** How one of a few is drawn.
   * @default 'select' */
  choice?: 'select' | 'radio' | 'segmented'
  /** How many of a few are drawn.
   * @default 'columns' */
  choices?: CheckboxGroupProps['look']
  /** Unit before a number, such as «$». */
  prefix?: string
  /** Height of a long text in lines.
   * @default 4 */
  rows?: number
  /** Outline of a photo.
   * @default 'wide' */
  shape?: FileFieldProps['shape']
  /** Address of the photo that is there already. */
  currentPhoto?: string | null
  /** Leaves a choice out until its list has something in it.
   * @default false */
  hidesEmpty?: boolean
}

export interface FormFieldProps<F extends AnyForm> extends Looks {
  /** The declared form; ties the name to it. */
  of: F
  /** Which of its fields. */
  name: keyof F['fields'] & string
}

type Bound = ReturnType<typeof useFormField<AnyForm, string>> & { looks: Looks }

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const types = { text: 'text', email: 'email', phone: 'tel' } as const

function Line({ value, set, field, declared }: Bound) {
  const { kind, autoComplete, placeholder } = declared
  return (
    <TextField
      {...field}
      type={kind === 'email' || kind === 'phone' ? types[kind] : 'text'}
      value={textOf(value)}
      onChange={set}
      {...(autoComplete && { autoComplete })}
      {...(placeholder && { placeholder })}
    />
  )
}

function Lines({ value, set, field, declared, looks }: Bound) {
  return (
    <TextArea
      {...field}
      value={textOf(value)}
      onChange={set}
      rows={looks.rows ?? 4}
      {...(declared.placeholder && { placeholder: declared.placeholder })}
    />
  )
}

function Figure({ value, set, field, looks }: Bound) {
  return (
    <NumberField
      {...field}
      value={typeof value === 'number' ? value : null}
      onChange={set}
      {...(looks.prefix && { prefix: looks.prefix })}
    />
  )
}

function useOptions({ declared, field }: Pick<Bound, 'declared' | 'field'>) {
  const { values } = useFormikContext<Record<string, unknown>>()
  return optionsOf(declared.options, values, useForm().given[field.name])
}

/** Stands for «nothing» in a list, whose options may not be empty. */
const NOTHING = 'ninguno'

function OneOf(bound: Bound) {
  const { value, set, field, declared, looks } = bound
  const options = useOptions(bound)
  if (looks.hidesEmpty && options.length === 0) return null
  const open = isOptional(declared) ? [{ value: NOTHING, label: formCopy.none }] : []
  const listed = [...open, ...asText(options)]
  const text = value === null && open.length > 0 ? NOTHING : String(value ?? '')
  const shared = {
    ...field,
    options: listed,
    value: listed.some((option) => option.value === text) ? text : null,
    onChange: (next: string) => set(next === NOTHING ? null : (valueOf(options, next) ?? next)),
  }
  if (looks.choice === 'radio') return <RadioGroup {...shared} look="list" />
  if (looks.choice === 'segmented') return <RadioGroup {...shared} look="segmented" />
  return <Select {...shared} />
}

function ManyOf(bound: Bound) {
  const { value, set, field, looks } = bound
  const options = useOptions(bound)
  return (
    <CheckboxGroup
      {...field}
      options={asText(options)}
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={(chosen) => set(chosen.map((text) => valueOf(options, text) ?? text))}
      look={looks.choices ?? 'columns'}
    />
  )
}

function Photo({ value, set, field, looks }: Bound) {
  return (
    <FileField
      {...field}
      accept={PHOTO_TYPES.join(',')}
      maxBytes={PHOTO_MAX_BYTES}
      value={value instanceof File ? value : null}
      onChange={(file) => {
        set(file)
        field.onBlur()
      }}
      {...(looks.shape && { shape: looks.shape })}
      {...(looks.currentPhoto !== undefined && { currentPhoto: looks.currentPhoto })}
    />
  )
}

const controls = {
  text: Line,
  email: Line,
  phone: Line,
  longText: Lines,
  number: Figure,
  choice: OneOf,
  choices: ManyOf,
  file: Photo,
}

/** One declared field, drawn by its kind. */
export function FormField<F extends AnyForm>({ of, name, ...looks }: FormFieldProps<F>) {
  const bound = useFormField<AnyForm, string>(of, name)
  const Control = controls[bound.declared.kind]
  return <Control {...bound} looks={looks} />
}
