import {
  findOptionValue,
  resolveOptions,
  isSet,
  SEARCH_MAXIMUM,
  SEARCH_MINIMUM,
  toTextOptions,
  type FilterSet,
  type OptionsByField,
} from '@plomada/define'
import { type ComponentType, lazy, memo, Suspense } from 'react'
import { DateInput } from '../../base/DateField/DateInput.tsx'
import { renderText, type Translation, translateOptions } from '../../base/Field/translation.tsx'
import { NativeSelect } from '../../base/NativeSelect/NativeSelect.tsx'
import { SearchField } from '../../base/SearchField/SearchField.tsx'
import { classOf } from '../../theme/classes.ts'
import { getInvalidValue, getVisibleFilters, isReversed } from '../activeFilters.ts'
import { type ControlProps, useErrorMessage } from './filterControl.ts'
import { FilterGroup } from './FilterGroup.tsx'
import * as css from './FilterPanel.css.ts'

const SearchControl = ({
  filter,
  value,
  onChange,
  isBar,
  isSearchCut,
  translation,
  onPending,
}: ControlProps) => (
  <SearchField
    label={renderText(filter.label, translation)}
    isLabelHidden={isBar}
    value={typeof value === 'string' ? value : ''}
    minLength={SEARCH_MINIMUM}
    maxLength={SEARCH_MAXIMUM}
    isCut={isSearchCut}
    onApply={(text) => onChange(text === '' ? undefined : text)}
    {...(isBar && { hint: '' })}
    {...(filter.placeholder && { placeholder: translation.translate(filter.placeholder) })}
    onPending={onPending}
  />
)

function ChoiceControl(props: ControlProps) {
  const { filter, value, isInvalid, options, onChange, isBar, translation } = props
  const listed = toTextOptions(options)
  const all = filter.emptyLabel === undefined ? listed : [{ value: '', label: filter.emptyLabel }, ...listed]
  const current = value === undefined ? '' : String(value)
  const field = {
    label: renderText(filter.label, translation),
    isLabelHidden: isBar,
    options: translateOptions(all, translation),
    errorMessage: useErrorMessage(props),
  }
  if (filter.searchable) return <LateControl {...props} />
  const select = (text: string) => onChange(findOptionValue(options, text))
  return filter.segmented && !isBar ? (
    <FilterGroup {...field} selected={isInvalid ? [] : [current]} onToggle={select} />
  ) : (
    <NativeSelect {...field} value={isInvalid ? null : current} onChange={select} />
  )
}

function ChoicesControl(props: ControlProps) {
  const { filter, value, options, onChange, isBar, translation } = props
  const listed = toTextOptions(options)
  const selected = Array.isArray(value) ? value.map(String) : []
  const toggle = (toggled: string, isSelected: boolean) => {
    const next = listed
      .map((option) => option.value)
      .filter((one) => (one === toggled ? isSelected : selected.includes(one)))
    onChange(next.length === 0 ? undefined : next)
  }
  return (
    <FilterGroup
      label={renderText(filter.label, translation)}
      isLabelHidden={isBar}
      isMultiple
      options={translateOptions(listed, translation)}
      selected={selected}
      onToggle={toggle}
      errorMessage={useErrorMessage(props)}
    />
  )
}

// Most lists have no day.
const DatePicker = lazy(() =>
  import('../../base/DatePicker/DatePicker.tsx').then((module) => ({ default: module.DatePicker })),
)

function DayControl(props: ControlProps) {
  const { filter, value, onChange, translation } = props
  // A day filter holds an ISO date.
  const day = value as string | undefined
  const label = renderText(filter.label, translation)
  const errorMessage = useErrorMessage(props)
  return (
    <Suspense fallback={<DateInput label={label} text={day ?? ''} isDisabled />}>
      <DatePicker
        label={label}
        value={day ?? null}
        onChange={(next) => onChange(next ?? undefined)}
        errorMessage={errorMessage}
      />
    </Suspense>
  )
}

// Most lists have no number, combobox or single checkbox either.
const LateControls = lazy(() =>
  import('./LateControls.tsx').then((module) => ({ default: module.LateControls })),
)

const LateControl = (props: ControlProps) => (
  <Suspense
    fallback={<DateInput label={props.filter.label} text="" isDisabled isLabelHidden={props.isBar} />}
  >
    <LateControls {...props} />
  </Suspense>
)

const controls: Partial<Record<FilterSet[string]['kind'], ComponentType<ControlProps>>> = {
  search: SearchControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  day: DayControl,
  number: LateControl,
  flag: LateControl,
}

interface FilterControlProps extends Omit<ControlProps, 'onChange'> {
  name: string
  onChange: FilterControlsProps['onChange']
}

/** Memoized: the panel renders twice per change, but only the changed control has new props. */
const FilterControl = memo(function FilterControl({ name, onChange, ...rest }: FilterControlProps) {
  const Control = controls[rest.filter.kind]
  return Control && <Control {...rest} onChange={(value) => onChange(name, value)} />
})

export interface FilterControlsProps {
  /** The filters. */
  set: FilterSet
  /** The current values, by filter name. */
  values: Readonly<Record<string, unknown>>
  /** Options that the definition does not include, by filter name. */
  options: OptionsByField
  /** Called with the new value of a filter. */
  onChange: (name: string, value: unknown) => void
  /** Translates the labels. */
  translation: Translation
  /** Renders the controls for the bar.
   * @default false */
  isBar?: boolean
  /** `onPending` of the search fields. */
  onPending?: ControlProps['onPending']
}

/** Renders one control for each visible filter. Those of a range are side by side. */
export const FilterControls = ({ set, values, options, isBar = false, ...shared }: FilterControlsProps) => {
  const visible = getVisibleFilters(set)
  const render = ([name, filter]: (typeof visible)[number], start?: unknown) => (
    <FilterControl
      key={name}
      name={name}
      filter={filter}
      value={values[name]}
      isSearchCut={filter.kind === 'search' && values['isSearchCut'] === true}
      isInvalid={isSet(getInvalidValue(filter, values))}
      isReversed={isReversed(start, values[name])}
      options={resolveOptions(filter.options, values, options[name])}
      isBar={isBar}
      {...shared}
    />
  )
  const ends = new Set(visible.map(([, { rangeEnd }]) => rangeEnd))
  return visible.map(([name, filter]) => {
    if (ends.has(name)) return null
    const end = visible.find(([other]) => other === filter.rangeEnd)
    const start = render([name, filter])
    if (!end) return start
    const pair = [start, render(end, values[name])]
    return isBar ? (
      pair
    ) : (
      <div key={name} className={classOf(css.pair, filter.kind === 'day' ? 'day' : 'number')}>
        {pair}
      </div>
    )
  })
}
