import type { AnyForm } from '@plomada/domain/define'
import { FormField } from '../FormField/FormField.tsx'

export interface FormFieldsProps<F extends AnyForm> {
  /** The declared form. */
  of: F
  /** Names of the fields to draw, in this order.
   * @default all, as declared */
  only?: readonly (keyof F['fields'] & string)[]
}

/** The fields of a form in the order of their declaration. */
export function FormFields<F extends AnyForm>({ of, only }: FormFieldsProps<F>) {
  const names: readonly string[] = only ?? Object.keys(of.fields)
  return names.map((name) => <FormField<AnyForm> key={name} of={of} name={name} />)
}
