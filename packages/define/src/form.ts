import * as z from 'zod/mini'
import type { Options } from './options.ts'

/** The options of `Intl.NumberFormat` that a field of a form can have. A percentage is a share: 0.25 is 25 %. */
export type NumberFormatOptions = Pick<
  Intl.NumberFormatOptions,
  | 'style'
  | 'currency'
  | 'currencyDisplay'
  | 'unit'
  | 'unitDisplay'
  | 'minimumFractionDigits'
  | 'maximumFractionDigits'
  | 'useGrouping'
>

/** The control of a field. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'password'
  | 'number'
  | 'amount'
  | 'day'
  | 'checkbox'
  | 'switch'
  | 'choice'
  | 'choices'
  | 'combobox'
  | 'file'

/** One field of a form: its control, its initial value and the values it accepts. */
export interface Field<Value, Initial = Value> {
  kind: FieldKind
  label: string
  initial: Initial
  schema: z.core.$ZodType<Value, any>
  options?: Options
  /** Token of the HTML `autocomplete` attribute. A password has `current-password` without it. */
  autoComplete?: string
  placeholder?: string
  hint?: string
  /** Of a number: its decimals and unit, as options of `Intl.NumberFormat`. Without them it is whole. */
  formatOptions?: NumberFormatOptions
  /** Of a text: what to say in place of the hint about the text that is typed. It is no error. */
  notice?: (typed: string) => string | null
  /** Of a file: media types that the file dialog offers. */
  accept?: readonly string[]
  /** Of a file: its largest size in bytes. */
  maxBytes?: number
  /** Of a photo: the largest length of its longer side in pixels, to which it is made smaller before it is sent. */
  maxPixels?: number
}
type FieldOptions = Omit<Field<unknown>, 'kind' | 'label' | 'initial' | 'schema'>
/** The fields of a form by their domain names, in the order in which they are shown. */
export type Fields = Record<string, Field<any, any>>

/** The values of a form while it is being filled in. */
export type ValuesOf<F extends { fields: Fields }> = {
  [Name in keyof F['fields']]: F['fields'][Name] extends Field<infer Value, infer Initial>
    ? Value | Initial
    : never
}
/** The data of a form once it is valid. */
export type DataOf<F extends { fields: Fields }> = {
  [Name in keyof F['fields']]: F['fields'][Name] extends Field<infer Value, any> ? Value : never
}

const createFieldBuilder =
  (kind: FieldKind) =>
  <Value, Initial = Value>(
    label: string,
    schema: z.core.$ZodType<Value, any>,
    initial: Initial,
    options: FieldOptions = {},
  ): Field<Value, Initial> => ({ kind, label, schema, initial, ...options })

// Each declares a field by its control. `text` has one line, `longText` several; `amount` is money in the product's currency.
// A `calendarDay` is a day without a time, such as `2026-03-01`.
// A `checkbox` is for consent or one option, a `toggle` is a switch. A `combobox` is a choice from a list too long for a `select`.
export const text = createFieldBuilder('text')
export const longText = createFieldBuilder('longText')
export const email = createFieldBuilder('email')
export const phone = createFieldBuilder('phone')
export const password = createFieldBuilder('password')
export const number = createFieldBuilder('number')
export const amount = createFieldBuilder('amount')
export const calendarDay = createFieldBuilder('day')
export const checkbox = createFieldBuilder('checkbox')
export const toggle = createFieldBuilder('switch')
export const select = createFieldBuilder('choice')
export const selectMany = createFieldBuilder('choices')
export const combobox = createFieldBuilder('combobox')
export const file = createFieldBuilder('file')

type FormSchema<F extends Fields> = z.ZodMiniObject<{ [Name in keyof F]: F[Name]['schema'] }>

/** Defines a form by its fields and derives its schema and initial values. `check` may compare several fields. */
// @__NO_SIDE_EFFECTS__
export function defineForm<const F extends Fields>(fields: F, check?: z.core.CheckFn<DataOf<{ fields: F }>>) {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
  const initial = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial]))
  const object = z.object(shape) as unknown as FormSchema<F>
  return {
    fields,
    schema: check ? object.check(check as never) : object,
    initial: initial as ValuesOf<{ fields: F }>,
  }
}

type OptionalSchemas<F extends Fields> = { [Name in keyof F]: z.ZodMiniOptional<F[Name]['schema']> }

/** Returns the schemas of fields, each made optional. */
// @__NO_SIDE_EFFECTS__
export const toOptionalSchemas = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { schema }]) => [name, z.optional(schema)]),
  ) as OptionalSchemas<F>

export interface AnyForm {
  fields: Fields
  schema: z.ZodMiniType
  initial: Record<string, unknown>
}
