'use client'
import {
  isSet,
  resolveOptions,
  SEARCH_MAXIMUM,
  SEARCH_MINIMUM,
  toTextOptions,
  type FilterSet,
  type Option,
} from '@plomada/define'
import { type ComponentType, type ReactNode, useId } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { ButtonLink } from '../../base/ButtonLink/ButtonLink.tsx'
import { classOf } from '../../theme/classes.ts'
import * as tiles from '../../base/CheckboxGroup/Tiles.css.ts'
import { DateInput } from '../../base/DateField/DateInput.tsx'
import { FieldError } from '../../base/Field/Field.tsx'
import * as field from '../../base/Field/Field.css.ts'
import { renderText, type Translation, translateOptions } from '../../base/Field/translation.tsx'
import * as heading from '../../base/Heading/Heading.css.ts'
import { NativeSelect } from '../../base/NativeSelect/NativeSelect.tsx'
import { SearchField } from '../../base/SearchField/SearchField.tsx'
import { TextField } from '../../base/TextField/TextField.tsx'
import { useLanguage, useMessages } from '../../provider/context.ts'
import { getActiveFilters, getInvalidValue, getVisibleFilters } from '../activeFilters.ts'
import type { FilterControlsProps } from './FilterControls.tsx'
import * as css from './FilterPanel.css.ts'

interface FilterFieldProps {
  filter: FilterSet[string]
  value: unknown
  errorMessage: string | undefined
  isSearchCut: boolean
  options: readonly Option[]
  isBar: boolean
  translation: Translation
}

const ignore = () => {}

const getFieldProps = ({ filter, isBar, translation }: FilterFieldProps) => ({
  name: filter.wire,
  label: renderText(filter.label, translation),
  isLabelHidden: isBar,
})

const Search = (props: FilterFieldProps) => {
  const { filter, value, isBar, translation } = props
  return (
    <SearchField
      {...getFieldProps(props)}
      value={typeof value === 'string' ? value : ''}
      minLength={SEARCH_MINIMUM}
      maxLength={SEARCH_MAXIMUM}
      isCut={props.isSearchCut}
      onApply={ignore}
      {...(isBar && { hint: '' })}
      {...(filter.placeholder && { placeholder: translation.translate(filter.placeholder) })}
    />
  )
}

const Choice = (props: FilterFieldProps) => {
  const { filter, value, errorMessage, options, translation } = props
  const listed = toTextOptions(options)
  const all = filter.emptyLabel === undefined ? listed : [{ value: '', label: filter.emptyLabel }, ...listed]
  return (
    <NativeSelect
      {...getFieldProps(props)}
      options={translateOptions(all, translation)}
      {...(errorMessage === undefined && { defaultValue: value === undefined ? '' : String(value) })}
      errorMessage={errorMessage}
    />
  )
}

/** Not the tiles of the panel, whose look depends on a script. */
const Choices = (props: FilterFieldProps) => {
  const { value, errorMessage, options, translation } = props
  const id = useId()
  const { name, label } = getFieldProps(props)
  const selected = Array.isArray(value) ? value.map(String) : []
  return (
    <div
      className={field.field}
      role="group"
      aria-labelledby={id}
      aria-describedby={errorMessage && `${id}-error`}
    >
      <span id={id} className={field.label}>
        {label}
      </span>
      <div className={tiles.tiles}>
        {translateOptions(toTextOptions(options), translation).map((option) => (
          <label key={option.value} className={tiles.tile} lang={option.lang}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={selected.includes(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {errorMessage && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
    </div>
  )
}

const Day = (props: FilterFieldProps) => (
  // A day filter holds an ISO date.
  <DateInput
    {...getFieldProps(props)}
    text={(props.value as string | undefined) ?? ''}
    input={{ onChange: ignore }}
    errorMessage={props.errorMessage}
  />
)

const NumberInput = (props: FilterFieldProps) => (
  <TextField
    {...getFieldProps(props)}
    inputMode="numeric"
    defaultValue={typeof props.value === 'number' ? String(props.value) : ''}
    errorMessage={props.errorMessage}
  />
)

/** A tile, as `Choices`. */
const Flag = (props: FilterFieldProps) => {
  const { value, errorMessage } = props
  const id = useId()
  const { name, label } = getFieldProps(props)
  return (
    <div className={field.field}>
      <div className={tiles.tiles}>
        <label className={tiles.tile}>
          <input
            type="checkbox"
            name={name}
            value="true"
            defaultChecked={value === true}
            aria-describedby={errorMessage && id}
          />
          {label}
        </label>
      </div>
      {errorMessage && <FieldError id={id}>{errorMessage}</FieldError>}
    </div>
  )
}

const fields: Partial<Record<FilterSet[string]['kind'], ComponentType<FilterFieldProps>>> = {
  search: Search,
  choice: Choice,
  choices: Choices,
  day: Day,
  number: NumberInput,
  flag: Flag,
}

export interface FilterFormProps extends Omit<
  FilterControlsProps,
  'set' | 'onChange' | 'onPending' | 'isBar'
> {
  /** The definition of the filters. */
  filters: { set: FilterSet; initial: object; toUrlQuery(filters: object): Record<string, unknown> }
  /** As in `FilterPanel`. */
  layout: 'side' | 'bar'
  /** URL of the list. */
  action: string
}

/** Renders the values without a control, such as the page size, except the page: other filters start at the first one. */
const HiddenValues = ({ filters, values }: Pick<FilterFormProps, 'filters' | 'values'>) => {
  const named = new Set(['page', ...getVisibleFilters(filters.set).map(([, { wire }]) => wire)])
  return Object.entries(filters.toUrlQuery(values)).flatMap(([wire, value]) =>
    named.has(wire)
      ? []
      : [value]
          .flat()
          .map((one) => <input key={String(one)} type="hidden" name={wire} value={String(one)} />),
  )
}

/** Renders the filters as a form that needs no scripts. Loads no styles that the panel does not load too. */
export const FilterForm = (props: FilterFormProps) => {
  const { filters, values, options, translation, layout, action } = props
  const getMessage = useMessages()
  const language = useLanguage()
  const isBar = layout === 'bar'
  const { length: count } = getActiveFilters(filters, values, options, {
    language,
    translate: translation.translate,
    yes: getMessage('filter.yes'),
  })
  const title = count === 0 ? getMessage('filter.title') : getMessage('filter.titleWithCount', { count })
  const form = (
    <form action={action} aria-label={getMessage('filter.title')} className={isBar ? css.bar : css.sheet}>
      {getVisibleFilters(filters.set).map(([name, filter]) => {
        const Field = fields[filter.kind]
        return (
          Field && (
            <Field
              key={name}
              filter={filter}
              value={values[name]}
              isSearchCut={values['isSearchCut'] === true}
              errorMessage={isSet(getInvalidValue(filter, values)) ? getMessage('filter.invalid') : undefined}
              options={resolveOptions(filter.options, values, options[name])}
              isBar={isBar}
              translation={translation}
            />
          )
        )
      })}
      <HiddenValues filters={filters} values={values} />
      <Button type="submit">{getMessage('filter.showAny')}</Button>
      <ButtonLink href={action} variant="ghost">
        {getMessage('filter.clear')}
      </ButtonLink>
    </form>
  )
  return isBar ? form : <Disclosure title={title}>{form}</Disclosure>
}

const Disclosure = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={css.disclosure}>
    <summary className={classOf(heading.size, 'card')}>{title}</summary>
    {children}
  </details>
)
