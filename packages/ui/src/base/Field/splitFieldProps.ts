import type { FieldProps } from './Field.tsx'

const names: ReadonlySet<string> = new Set<keyof FieldProps>([
  'label',
  'description',
  'errorMessage',
  'isRequired',
  'isDisabled',
  'isLabelHidden',
  'name',
  'onBlur',
])

/** Separates the props of a field from the attributes of its native control. */
export const splitFieldProps = <Props extends FieldProps>(props: Props) => {
  const entries = Object.entries(props)
  return {
    field: Object.fromEntries(entries.filter(([name]) => names.has(name))) as unknown as FieldProps,
    native: Object.fromEntries(entries.filter(([name]) => !names.has(name))) as Omit<Props, keyof FieldProps>,
  }
}
