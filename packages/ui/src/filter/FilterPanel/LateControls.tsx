import { findOptionValue, toTextOptions } from '@plomada/define'
import { lazy } from 'react'
import { renderText, translateOptions } from '../../base/Field/translation.tsx'
import { type ControlProps, useErrorMessage } from './filterControl.ts'

// A list with one of these controls does not load the others.
const Checkbox = lazy(() =>
  import('../../base/Checkbox/Checkbox.tsx').then((module) => ({ default: module.Checkbox })),
)
const Combobox = lazy(() =>
  import('../../base/Combobox/Combobox.tsx').then((module) => ({ default: module.Combobox })),
)
const NumberFilter = lazy(() =>
  import('./NumberFilter.tsx').then((module) => ({ default: module.NumberFilter })),
)

const FlagControl = (props: ControlProps) => (
  <Checkbox
    label={renderText(props.filter.label, props.translation)}
    isSelected={props.value === true}
    errorMessage={useErrorMessage(props)}
    onChange={(isSelected) => props.onChange(isSelected || undefined)}
  />
)

function ComboboxControl(props: ControlProps) {
  const { filter, value, isInvalid, options, onChange, isBar, translation } = props
  return (
    <Combobox
      label={renderText(filter.label, translation)}
      isLabelHidden={isBar}
      {...(filter.emptyLabel !== undefined && { placeholder: translation.translate(filter.emptyLabel) })}
      options={translateOptions(toTextOptions(options), translation)}
      value={value === undefined || isInvalid ? null : String(value)}
      errorMessage={useErrorMessage(props)}
      onChange={(text) => onChange(text === null ? filter.initial : findOptionValue(options, text))}
    />
  )
}

/** Renders a filter with a control that few lists have. */
export function LateControls(props: ControlProps) {
  const { kind } = props.filter
  if (kind === 'flag') return <FlagControl {...props} />
  return kind === 'number' ? <NumberFilter {...props} /> : <ComboboxControl {...props} />
}
