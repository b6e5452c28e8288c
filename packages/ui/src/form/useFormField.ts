'use client'
import type { AnyForm, ValuesOf } from '@plomada/define'
import { useField } from 'formik'
import { renderText } from '../base/Field/translation.tsx'
import { runAfterRelease } from './runAfterRelease.ts'
import { isRequired } from './fieldStatus.ts'
import { useFormContext } from './context.ts'
import { findMessage } from './findMessage.ts'

/** Name of a field of a form. */
export type FieldName<F extends AnyForm> = keyof F['fields'] & string

/** Returns the value, setter and field props of a form field, for fields with a custom control. */
export function useFormField<F extends AnyForm, Name extends FieldName<F>>(form: F, name: Name) {
  const definition = form.fields[name]
  if (!definition) throw new Error(`The form has no field "${name}".`)
  const { outcome, translation, validation } = useFormContext()
  const [{ value }, { error, touched }, { setValue, setTouched }] = useField<ValuesOf<F>[Name]>(name)
  // An error from the server applies until the value changes.
  const refused =
    outcome?.kind === 'error' && outcome.sent[name] === value ? outcome.fields?.[name] : undefined
  const notice = typeof value === 'string' ? definition.notice?.(value) : null
  const description = notice ?? definition.hint
  const errorMessage = (touched ? findMessage(error) : undefined) ?? refused
  const showErrors = () => runAfterRelease(() => void setTouched(true))
  return {
    value,
    setValue: (next: ValuesOf<F>[Name]) => {
      // While a field without an error is edited, it gets none.
      if (validation !== 'onChange' && touched && error === undefined) void setTouched(false, false)
      void setValue(next)
    },
    field: {
      name,
      label: renderText(definition.label, translation),
      description: description && renderText(description, translation),
      errorMessage: errorMessage && renderText(errorMessage, translation),
      isRequired: isRequired(definition),
      onBlur: () => {
        if (validation === 'onChange') showErrors()
        // Later than the change of a control that completes its value when it is left.
        if (validation === 'onBlur') queueMicrotask(showErrors)
      },
    },
    definition,
  }
}
