import type { AnyForm } from '@plomada/define'
import { FormField } from '../FormField/FormField.tsx'

export interface FormFieldsProps<F extends AnyForm> {
  /** The form of the fields. */
  form: F
  /** Names of the fields to render, in this order.
   * @default all fields in the order of the form */
  only?: readonly (keyof F['fields'] & string)[]
}

/** Renders the fields of a form. */
export function FormFields<F extends AnyForm>({ form, only }: FormFieldsProps<F>) {
  const names: readonly string[] = only ?? Object.keys(form.fields)
  return names.map((name) => <FormField<AnyForm> key={name} form={form} name={name} />)
}
