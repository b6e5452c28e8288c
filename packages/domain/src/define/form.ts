import * as z from 'zod/mini'
import type { Options } from './options.ts'

/** One field of a form: how it is drawn, what it holds at first, and what it accepts. */
export interface Field<Value, Initial = Value> {
  kind: 'text' | 'longText' | 'email' | 'phone' | 'number' | 'choice' | 'choices' | 'file'
  label: string
  initial: Initial
  schema: z.core.$ZodType<Value, any>
  options?: Options
  /** The browser's name for what is asked, so that it can fill it in. */
  autoComplete?: string
  placeholder?: string
  hint?: string
}
type Extra = Pick<Field<unknown>, 'options' | 'autoComplete' | 'placeholder' | 'hint'>
/** The fields of one form, by our names of them, in the order in which they are drawn. */
export type Fields = Record<string, Field<any, any>>

/** What a form holds while it is being filled in. */
export type ValuesOf<F extends { fields: Fields }> = {
  [Name in keyof F['fields']]: F['fields'][Name] extends Field<infer Value, infer Initial>
    ? Value | Initial
    : never
}
/** What a form hands over once it is valid. */
export type DataOf<F extends { fields: Fields }> = {
  [Name in keyof F['fields']]: F['fields'][Name] extends Field<infer Value, any> ? Value : never
}

const kind =
  (kind: Field<unknown>['kind']) =>
  <Value, Initial = Value>(
    label: string,
    schema: z.core.$ZodType<Value, any>,
    initial: Initial,
    extra: Extra = {},
  ): Field<Value, Initial> => ({ kind, label, schema, initial, ...extra })

/** One line of text. */
export const text = kind('text')
/** A text of several lines. */
export const longText = kind('longText')
/** An e-mail address, with the keyboard for it. */
export const email = kind('email')
/** A telephone number, with the keyboard for it. */
export const phone = kind('phone')
/** A whole number. */
export const number = kind('number')
/** One of a list. */
export const select = kind('choice')
/** Any number of a list. */
export const selectMany = kind('choices')
/** A file that is sent with the form. */
export const file = kind('file')

type Checked<F extends Fields> = z.ZodMiniObject<{ [Name in keyof F]: F[Name]['schema'] }>

/** A form is its fields; its schema and its initial values follow from them. A check may compare several fields. */
// @__NO_SIDE_EFFECTS__
export function defineForm<const F extends Fields>(
  fields: F,
  check?: z.core.CheckFn<{ [Name in keyof F]: F[Name] extends Field<infer Value, any> ? Value : never }>,
) {
  const shape = Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema]))
  const initial = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial]))
  const object = z.object(shape) as unknown as Checked<F>
  return {
    fields,
    schema: check ? object.check(check as never) : object,
    initial: initial as ValuesOf<{ fields: F }>,
  }
}

/** Anything that `defineForm` made, whatever its fields. */
export interface AnyForm {
  fields: Fields
  schema: z.ZodMiniType
  initial: Record<string, unknown>
}
