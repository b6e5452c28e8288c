'use client'
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useId, useRef, useState } from 'react'
import { type FilterSet, isSet, type OptionsByField, SEARCH_MAXIMUM } from '@plomada/define'
import { Button } from '../../base/Button/Button.tsx'
import { useEarlyInput } from '../../base/Field/useEarlyInput.ts'
import { type TranslationProps, useTranslation } from '../../base/Field/translation.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import type { AnyMainProps, PassThroughProps } from '../../base/passThrough.ts'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { classes } from '../../theme/classes.ts'
import { useLanguage, useMessages } from '../../provider/context.ts'
import {
  type FilterDefinition,
  getActiveFilters,
  getInvalidValue,
  getVisibleFilters,
} from '../activeFilters.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import type { FilterFormProps } from './FilterForm.tsx'
import { FilterControls } from './FilterControls.tsx'
import * as css from './FilterPanel.css.ts'

// Preloaded on hover or focus of the button. Wide screens never load it.
const load = () => import('./FilterSheet.tsx')
const FilterSheet = lazy(() => load().then((module) => ({ default: module.FilterSheet })))

// Only servers load the form: browsers with scripts do not render the content of `<noscript>`. Not with `lazy`, because
// React may move a boundary out of its place, to where only a script finds it.
let FilterForm: ComponentType<FilterFormProps> | undefined
if (typeof document === 'undefined')
  void import('./FilterForm.tsx').then((module) => (FilterForm = module.FilterForm))

export interface FilterPanelProps<Filters extends { page: number }>
  extends PassThroughProps, TranslationProps {
  /** The filters of the list, from `defineFilters`. */
  filters: FilterDefinition<Filters>
  /** The current values of the filters. */
  value: NoInfer<Filters>
  /** Called with all values after a change. The page is reset to 1. */
  onChange: (value: NoInfer<Filters>) => void
  /** Options that the definition does not include, by filter name. */
  options?: OptionsByField
  /** Number of results. Screen readers announce it when it changes. Omit it while the list loads. */
  count?: number | undefined
  /** `side`: a card next to the list, and a sheet below 1024 px. `bar`: one row above the list.
   * @default 'side' */
  layout?: 'side' | 'bar'
  /** URL of the list. With it, a server also renders a form for browsers without scripts, which sends the filters there. */
  action?: string
}

type NoScriptFormProps = Omit<FilterFormProps, 'action'> & { action: string | undefined }

const NoScriptForm = ({ action, ...props }: NoScriptFormProps) =>
  action !== undefined && <noscript>{FilterForm && <FilterForm action={action} {...props} />}</noscript>

const bar = classes(css.bar, css.scriptedBar)

/** Returns the button that clears the filters, and a key for the controls: it also removes text that is not applied. */
function useClearButton(onClear: () => void) {
  const getMessage = useMessages()
  const [clearCount, setClearCount] = useState(0)
  const clear = () => {
    setClearCount(clearCount + 1)
    onClear()
  }
  const clearButton = (
    <Button variant="ghost" size="small" onClick={clear}>
      {getMessage('filter.clear')}
    </Button>
  )
  return { clearCount, clearButton }
}

/** Returns what the user should know about the filters while the sheet hides their controls. */
function useNotices(set: FilterSet, values: Readonly<Record<string, unknown>>): string[] {
  const getMessage = useMessages()
  const isInvalid = getVisibleFilters(set).some(([, filter]) => isSet(getInvalidValue(filter, values)))
  return [
    ...(isInvalid ? [getMessage('filter.invalid')] : []),
    ...(values['isSearchCut'] ? [getMessage('search.cut', { count: SEARCH_MAXIMUM })] : []),
  ]
}

/** Tells screen readers the number of results. */
function ResultCount({ count }: { count: number | undefined }) {
  const getMessage = useMessages()
  return (
    <VisuallyHidden isStatus>
      {count === undefined ? '' : getMessage('filter.results', { count })}
    </VisuallyHidden>
  )
}

/** Returns a function that changes one filter. It is stable for the memoized controls. */
function useChange<Filters extends { page: number }>(props: FilterPanelProps<Filters>) {
  const latest = useRef(props)
  useEffect(() => void (latest.current = props))
  return useCallback((name: string, next: unknown) => {
    const { filters, value, onChange } = latest.current
    onChange(filters.change(value, { [name]: next } as Partial<Filters>))
  }, [])
}

/** Renders the filters of a list from their definition. */
export function FilterPanel<Filters extends { page: number }>(props: FilterPanelProps<Filters>) {
  const { filters, value, onChange, options = {}, count, layout = 'side', action, ...others } = props
  const { translate, languageOf, ...rest } = others
  const [isOpen, setOpen] = useState(false)
  const headingId = useId()
  const getMessage = useMessages()
  const language = useLanguage()
  const translation = useTranslation({ translate, languageOf })
  const applyTyped = useRef<(() => void) | null>(null)
  // `Filters` is the type of the definition's values, so the definition's names can be used to read them.
  const values = value as Readonly<Record<string, unknown>>
  const change = useChange(props)
  const onPending = useCallback((applyNow: (() => void) | null) => void (applyTyped.current = applyNow), [])
  const { clearCount, clearButton } = useClearButton(() => onChange(filters.initial))
  const notices = useNotices(filters.set, values)
  const early = useEarlyInput(Object.keys(filters.set).join(' '))
  const controls = { set: filters.set, values, options, translation, onChange: change }
  const form = <NoScriptForm {...controls} action={action} filters={filters} layout={layout} />
  const status = <ResultCount count={count} />
  if (layout === 'bar')
    return (
      <>
        {form}
        <fieldset
          aria-label={getMessage('filter.title')}
          className={bar}
          {...early}
          {...(rest as AnyMainProps)}
        >
          <FilterControls {...controls} isBar />
          {status}
        </fieldset>
      </>
    )

  const { translate: translateText } = translation
  const texts = { language, translate: translateText, yes: getMessage('filter.yes') }
  const active = getActiveFilters(filters, values, options, texts)
  return (
    <div {...(rest as AnyMainProps)}>
      {form}
      {status}
      <section className={css.card} aria-labelledby={headingId} {...early}>
        <div className={css.head}>
          <Heading level={2} size="card" id={headingId}>
            {getMessage('filter.title')}
          </Heading>
          {clearButton}
        </div>
        <FilterControls key={clearCount} {...controls} />
      </section>
      <ActiveFilters
        active={active}
        languageOf={languageOf}
        isOpen={isOpen}
        onPreload={() => void load()}
        onOpen={() => setOpen(true)}
        onChange={change}
      />
      {notices.map((notice) => (
        <p key={notice} className={css.notice}>
          {notice}
        </p>
      ))}
      {isOpen && (
        <Suspense>
          <FilterSheet
            clearButton={clearButton}
            count={count}
            onClose={() => {
              // The sheet removes its search field, which may still wait for the next key.
              applyTyped.current?.()
              setOpen(false)
            }}
          >
            <FilterControls key={clearCount} {...controls} onPending={onPending} />
          </FilterSheet>
        </Suspense>
      )}
    </div>
  )
}
