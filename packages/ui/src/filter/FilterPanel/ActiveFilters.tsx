import { useEffect, useRef } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import type { TranslationProps } from '../../base/Field/translation.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { useMessages } from '../../provider/context.ts'
import type { getActiveFilters } from '../activeFilters.ts'
import * as css from './FilterPanel.css.ts'

type Active = ReturnType<typeof getActiveFilters>

interface ChipsProps {
  /** The active filters. */
  active: Active
  /** Called with a filter and its position in the list. */
  onRemove: (filter: Active[number], index: number) => void
  /** BCP 47 tag of a text in another language than the page. */
  languageOf: TranslationProps['languageOf']
}

const Chips = ({ active, onRemove, languageOf }: ChipsProps) => {
  const getMessage = useMessages()
  return (
    <ul className={css.chips} aria-label={getMessage('filter.active')}>
      {active.map((filter, index) => (
        <li key={filter.name}>
          <button
            type="button"
            className={css.chip}
            aria-label={getMessage('filter.remove', { label: filter.label, value: filter.text })}
            // Browsers do not scroll to a focused chip that is partly visible.
            onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
            onClick={() => onRemove(filter, index)}
          >
            <span lang={languageOf?.(filter.text)}>
              {filter.isLabelShown && `${filter.label}: `}
              {filter.text}
            </span>
            <Icon icon={icons.close} size="sm" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Moves the focus from a removed chip to the next one, or to the button before the chips. */
function useChipFocus() {
  const row = useRef<HTMLDivElement>(null)
  const removed = useRef<number | null>(null)
  useEffect(() => {
    const { activeElement } = document
    // The chip is still there while the list loads.
    if (removed.current === null || row.current?.contains(activeElement)) return
    const buttons = row.current?.querySelectorAll('button') ?? []
    if (activeElement === document.body) buttons[Math.min(removed.current + 1, buttons.length - 1)]?.focus()
    removed.current = null
  })
  return { row, onRemoval: (index: number) => void (removed.current = index) }
}

interface ActiveFiltersProps extends Pick<ChipsProps, 'active' | 'languageOf'> {
  /** Whether the sheet is open. */
  isOpen: boolean
  /** Called when the user approaches the button, to load the sheet. */
  onPreload: () => void
  /** Called when the user opens the sheet. */
  onOpen: () => void
  /** Called with the name and initial value of a removed filter. */
  onChange: (name: string, value: unknown) => void
}

/** Renders the button of the sheet, and a chip for each active filter. */
export const ActiveFilters = (props: ActiveFiltersProps) => {
  const { active, languageOf, isOpen, onPreload, onOpen, onChange } = props
  const getMessage = useMessages()
  const { row, onRemoval } = useChipFocus()
  return (
    <div ref={row} className={css.row} onPointerEnter={onPreload} onFocus={onPreload}>
      <Button
        variant="secondary"
        size="small"
        icon={icons.filters}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={onOpen}
      >
        {active.length === 0
          ? getMessage('filter.title')
          : getMessage('filter.titleWithCount', { count: active.length })}
      </Button>
      {active.length > 0 && (
        <Chips
          active={active}
          languageOf={languageOf}
          onRemove={({ name, initial }, index) => {
            onRemoval(index)
            onChange(name, initial)
          }}
        />
      )}
    </div>
  )
}
