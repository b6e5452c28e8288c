import { type ComponentType, lazy, Suspense } from 'react'
import { TextField } from '../../base/TextField/TextField.tsx'
import type { ControlProps } from './control.ts'
import * as css from './LazyControls.css.ts'

// Most forms have none of these controls.
const Combobox = lazy(() =>
  import('./ComboboxControl.tsx').then((module) => ({ default: module.ComboboxControl })),
)
const Password = lazy(() =>
  import('./PasswordControl.tsx').then((module) => ({ default: module.PasswordControl })),
)
const Day = lazy(() => import('./DayControl.tsx').then((module) => ({ default: module.DayControl })))
const Checkbox = lazy(() =>
  import('./CheckboxControl.tsx').then((module) => ({ default: module.CheckboxControl })),
)
const Switch = lazy(() => import('./SwitchControl.tsx').then((module) => ({ default: module.SwitchControl })))

/** Reserves the place of a field while its control loads. */
const createTextControl = (Control: ComponentType<ControlProps>) => (props: ControlProps) => (
  <Suspense
    fallback={<TextField label={props.field.label} description={props.field.description} isDisabled />}
  >
    <Control {...props} />
  </Suspense>
)
const createToggleControl = (Control: ComponentType<ControlProps>) => (props: ControlProps) => (
  <Suspense fallback={<div className={css.toggle}>{props.field.label}</div>}>
    <Control {...props} />
  </Suspense>
)

export const ComboboxControl = createTextControl(Combobox)
export const PasswordControl = createTextControl(Password)
export const DayControl = createTextControl(Day)
export const CheckboxControl = createToggleControl(Checkbox)
export const SwitchControl = createToggleControl(Switch)
