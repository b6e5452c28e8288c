'use client'
import { lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import { type GivenOptions } from '@plomada/domain/define'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { useWords } from '../../provider/index.ts'
import { activeFilters, type DeclaredFilters } from '../declared.ts'
import { filterCopy } from '../filter.copy.ts'
import { FilterControls } from './FilterControls.tsx'
import * as css from './FilterPanel.css.ts'
import * as icons from '../../base/Icon/icons.ts'

// Comes with the pointer, the focus or the press: wide screens never open it.
const load = () => import('./FilterSheet.tsx')
const FilterSheet = lazy(() => load().then((module) => ({ default: module.FilterSheet })))

export interface FilterPanelProps<Filters extends { page: number }> {
  /** The declared filters of a list. */
  of: DeclaredFilters<Filters>
  /** What is chosen now. */
  value: Filters
  /** Called with all filters after a change; the page is 1 again. */
  onChange: (filters: Filters) => void
  /** Options of the filters that declare them as given. */
  given?: GivenOptions
  /** Matches in all; said once when they arrive. Leave it out while they load. */
  count?: number | undefined
  /** A card beside the list, which becomes a sheet under 1024 px; or one row above it.
   * @default 'side' */
  layout?: 'side' | 'bar'
}

type Values = Readonly<Record<string, unknown>>
type Active = ReturnType<typeof activeFilters>
type Change = (name: string, value: unknown) => void

const Chips = ({ active, onChange }: { active: Active; onChange: Change }) => {
  const words = useWords()
  return (
    <ul className={css.chips} aria-label={words(filterCopy.active)}>
      {active.map((filter) => (
        <li key={filter.name}>
          <button
            type="button"
            className={css.chip}
            aria-label={words(filterCopy.remove(filter.label, filter.words))}
            // A browser leaves half of it beyond the edge of the row, and half of its ring.
            onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            onClick={() => onChange(filter.name, filter.initial)}
          >
            {words(filter.words)}
            <Icon picture={icons.close} size="sm" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The filters of a list, drawn from their declaration. */
export function FilterPanel<Filters extends { page: number }>(props: FilterPanelProps<Filters>) {
  const { of, value, onChange, given = {}, count, layout = 'side' } = props
  const [isOpen, setOpen] = useState(false)
  const headingId = useId()
  const words = useWords()
  // Names are looked up in the declaration, which the type of the filters came from.
  const values = value as Values
  // The same function at every drawing, for the controls; what it needs is of the last one.
  const latest = useRef(props)
  useEffect(() => void (latest.current = props))
  const change: Change = useCallback((name, next) => {
    const now = latest.current
    now.onChange(now.of.change(now.value, { [name]: next } as Partial<Filters>))
  }, [])
  const clear = () => onChange(of.initial)
  const controls = { set: of.set, values, given, onChange: change }
  const said = (
    <VisuallyHidden isStatus>{count === undefined ? '' : filterCopy.results(count)}</VisuallyHidden>
  )

  if (layout === 'bar')
    return (
      <fieldset aria-label={words(filterCopy.title)} className={css.bar}>
        <FilterControls {...controls} isBar />
        {said}
      </fieldset>
    )

  const active = activeFilters(of, values, given)
  const clearButton = (
    <Button variant="ghost" size="small" onClick={clear}>
      {filterCopy.clear}
    </Button>
  )
  return (
    <div>
      {said}
      <section className={css.card} aria-labelledby={headingId}>
        <div className={css.head}>
          <Heading level={2} size="card" id={headingId}>
            {filterCopy.title}
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
          {active.length === 0 ? filterCopy.title : filterCopy.titleWith(active.length)}
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
