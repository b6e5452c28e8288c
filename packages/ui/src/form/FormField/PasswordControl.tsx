import { PasswordField } from '../../base/PasswordField/PasswordField.tsx'
import type { ControlProps } from './control.ts'
import { usePlaceholder } from './control.ts'

export const PasswordControl = ({ value, setValue, field, definition }: ControlProps) => (
  <PasswordField
    {...field}
    autoComplete={definition.autoComplete === 'new-password' ? 'new-password' : 'current-password'}
    value={typeof value === 'string' ? value : ''}
    onChange={setValue}
    {...usePlaceholder(definition)}
  />
)
