import {
  findOptionValue,
  resolveOptions,
  isSet,
  SEARCH_MAXIMUM,
  SEARCH_MINIMUM,
  toTextOptions,
  type FilterSet,
  type OptionsByField,
  type Option,
} from '@plomada/define'
import { type ComponentType, lazy, memo, Suspense } from 'react'
import { DateInput } from '../../base/DateField/DateInput.tsx'
import { renderText, type Translation, translateOptions } from '../../base/Field/translation.tsx'
import { NativeSelect } from '../../base/NativeSelect/NativeSelect.tsx'
import { SearchField, type SearchFieldProps } from '../../base/SearchField/SearchField.tsx'
import { useMessages } from '../../provider/context.ts'
import { getInvalidValue, getVisibleFilters } from '../activeFilters.ts'
import { FilterGroup } from './FilterGroup.tsx'

interface ControlProps {
  filter: FilterSet[string]
  value: unknown
  /** Whether the address has a value that does not exist. Then nothing is found until the user changes it. */
  isInvalid: boolean
  /** Whether the address has a search that is too long. */
  isSearchCut: boolean
  options: readonly Option[]
  onChange: (value: unknown) => void
  /** Whether the control is in a bar, which has no visible labels except those of dates. */
  isBar: boolean
  translation: Translation
  onPending?: SearchFieldProps['onPending']
}

/** Returns the sentence for a value that does not exist. */
function useInvalidMessage(isInvalid: boolean): string | undefined {
  const getMessage = useMessages()
  return isInvalid ? getMessage('filter.invalid') : undefined
}

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

function ChoiceControl({ filter, value, isInvalid, options, onChange, isBar, translation }: ControlProps) {
  const listed = toTextOptions(options)
  const all = filter.emptyLabel === undefined ? listed : [{ value: '', label: filter.emptyLabel }, ...listed]
  const current = value === undefined ? '' : String(value)
  const field = {
    label: renderText(filter.label, translation),
    isLabelHidden: isBar,
    options: translateOptions(all, translation),
    errorMessage: useInvalidMessage(isInvalid),
  }
  const select = (text: string) => onChange(findOptionValue(options, text))
  return filter.segmented && !isBar ? (
    <FilterGroup {...field} selected={isInvalid ? [] : [current]} onToggle={select} />
  ) : (
    <NativeSelect {...field} value={isInvalid ? null : current} onChange={select} />
  )
}

function ChoicesControl({ filter, value, isInvalid, options, onChange, isBar, translation }: ControlProps) {
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
      errorMessage={useInvalidMessage(isInvalid)}
    />
  )
}

// Most lists have no day.
const DatePicker = lazy(() =>
  import('../../base/DatePicker/DatePicker.tsx').then((module) => ({ default: module.DatePicker })),
)

function DayControl({ filter, value, isInvalid, onChange, translation }: ControlProps) {
  // A day filter holds an ISO date.
  const day = value as string | undefined
  const label = renderText(filter.label, translation)
  const errorMessage = useInvalidMessage(isInvalid)
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

const controls: Partial<Record<FilterSet[string]['kind'], ComponentType<ControlProps>>> = {
  search: SearchControl,
  choice: ChoiceControl,
  choices: ChoicesControl,
  day: DayControl,
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

/** Renders one control for each visible filter. */
export const FilterControls = ({ set, values, options, isBar = false, ...shared }: FilterControlsProps) =>
  getVisibleFilters(set).map(([name, filter]) => (
    <FilterControl
      key={name}
      name={name}
      filter={filter}
      value={values[name]}
      isSearchCut={filter.kind === 'search' && values['isSearchCut'] === true}
      isInvalid={isSet(getInvalidValue(filter, values))}
      options={resolveOptions(filter.options, values, options[name])}
      isBar={isBar}
      {...shared}
    />
  ))
