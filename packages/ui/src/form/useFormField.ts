'use client'
import type { AnyForm, ValuesOf } from '@plomada/domain/define'
import { useField } from 'formik'
import { afterPress } from './afterPress.ts'
import { isRequired } from './fill.ts'
import { useForm } from './context.ts'

/** The name of a field of a declared form. */
export type NameIn<F extends AnyForm> = keyof F['fields'] & string

/** One declared field of the form around: what it holds, says and asks for. For fields with a control of their own. */
export function useFormField<F extends AnyForm, Name extends NameIn<F>>(of: F, name: Name) {
  const declared = of.fields[name]
  if (!declared) throw new Error(`The form declares no field "${name}".`)
  const { outcome } = useForm()
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<ValuesOf<F>[Name]>(name)
  // What the server said of a field is true until the field changes.
  const refused =
    outcome?.kind === 'error' && outcome.sent[name] === value ? outcome.fields?.[name] : undefined
  return {
    value,
    set: (next: ValuesOf<F>[Name]) => void setValue(next),
    field: {
      name,
      label: declared.label,
      description: declared.hint,
      errorMessage: (touched ? error : undefined) ?? refused,
      isRequired: isRequired(declared),
      onBlur: () => afterPress(() => void setTouched(true)),
    },
    declared,
  }
}
