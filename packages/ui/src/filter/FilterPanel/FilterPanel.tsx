'use client'
import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { OptionsByField } from '@plomada/define'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { useOverride } from '../../provider/index.ts'
import { type FilterDefinition, getActiveFilters } from '../activeFilters.ts'
import { filterMessages } from '../filter.messages.ts'
import { FilterControls } from './FilterControls.tsx'
import * as css from './FilterPanel.css.ts'
import * as icons from '../../base/Icon/icons.ts'

// Preloaded on hover or focus of the button. Wide screens never load it.
const load = () => import('./FilterSheet.tsx')
const FilterSheet = lazy(() => load().then((module) => ({ default: module.FilterSheet })))

export interface FilterPanelProps<Filters extends { page: number }> {
  /** The filters of the list, from `defineFilters`. */
  filters: FilterDefinition<Filters>
  /** The current values of the filters. */
  value: Filters
  /** Called with all values after a change. The page is reset to 1. */
  onChange: (value: Filters) => void
  /** Options that the definition does not include, by filter name. */
  options?: OptionsByField
  /** Number of results. Screen readers announce it when it changes. Omit it while the list loads. */
  count?: number | undefined
  /** `side`: a card next to the list, and a sheet below 1024 px. `bar`: one row above the list.
   * @default 'side' */
  layout?: 'side' | 'bar'
}

type ActiveFilters = ReturnType<typeof getActiveFilters>
type OnFilterChange = (name: string, value: unknown) => void

const Chips = ({ active, onChange }: { active: ActiveFilters; onChange: OnFilterChange }) => {
  const t = useOverride()
  return (
    <ul className={css.chips} aria-label={t(filterMessages.active)}>
      {active.map((filter) => (
        <li key={filter.name}>
          <button
            type="button"
            className={css.chip}
            aria-label={t(filterMessages.remove(filter.label, filter.text))}
            // Browsers do not scroll to a focused chip that is partly visible.
            onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            onClick={() => onChange(filter.name, filter.initial)}
          >
            {t(filter.text)}
            <Icon icon={icons.close} size="sm" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Renders the filters of a list from their definition. */
export function FilterPanel<Filters extends { page: number }>(props: FilterPanelProps<Filters>) {
  const { filters, value, onChange, options = {}, count, layout = 'side' } = props
  const [isOpen, setOpen] = useState(false)
  const headingId = useId()
  const t = useOverride()
  // `Filters` is the type of the definition's values, so the definition's names can be used to read them.
  const values = value as Readonly<Record<string, unknown>>
  // `change` is stable for the memoized controls, so it reads the current props from a ref.
  const latest = useRef(props)
  useEffect(() => void (latest.current = props))
  const change: OnFilterChange = useCallback((name, next) => {
    const { current } = latest
    current.onChange(current.filters.change(current.value, { [name]: next } as Partial<Filters>))
  }, [])
  const controls = { set: filters.set, values, options, onChange: change }
  const status = (
    <VisuallyHidden isStatus>{count === undefined ? '' : filterMessages.results(count)}</VisuallyHidden>
  )

  if (layout === 'bar')
    return (
      <fieldset aria-label={t(filterMessages.title)} className={css.bar}>
        <FilterControls {...controls} isBar />
        {status}
      </fieldset>
    )

  const active = getActiveFilters(filters, values, options)
  const clearButton = (
    <Button variant="ghost" size="small" onClick={() => onChange(filters.initial)}>
      {filterMessages.clear}
    </Button>
  )
  return (
    <div>
      {status}
      <section className={css.card} aria-labelledby={headingId}>
        <div className={css.head}>
          <Heading level={2} size="card" id={headingId}>
            {filterMessages.title}
          </Heading>
          {clearButton}
        </div>
        <FilterControls {...controls} />
      </section>
      <div className={css.row} onPointerEnter={() => void load()} onFocus={() => void load()}>
        <Button
          variant="secondary"
          size="small"
          icon={icons.filters}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          {active.length === 0 ? filterMessages.title : filterMessages.titleWith(active.length)}
        </Button>
        {active.length > 0 && <Chips active={active} onChange={change} />}
      </div>
      {isOpen && (
        <Suspense>
          <FilterSheet clearButton={clearButton} count={count} onClose={() => setOpen(false)}>
            <FilterControls {...controls} />
          </FilterSheet>
        </Suspense>
      )}
    </div>
  )
}
