'use client'
import { type Ref, type RefObject, useEffect, useImperativeHandle } from 'react'
import { useMessages } from '../../provider/context.ts'
import { useAnchoredPopover } from '../Field/useAnchoredPopover.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { Ring } from '../Spinner/Ring.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './ComboboxList.css.ts'
import type { ComboboxOption, LoadOptions } from './ComboboxOption.ts'
import { foldText } from './foldText.ts'
import { type OptionsStatus, useLoadedOptions } from './useLoadedOptions.ts'

/** What the input calls on its list. */
export interface ComboboxListHandle<Value extends string> {
  /** The options of the list, in order. */
  options: readonly ComboboxOption<Value>[]
  getActive: () => ComboboxOption<Value> | undefined
  /** Moves to the next or previous option, or loads the options again after an error. */
  move: (step: 1 | -1) => void
}

interface ComboboxListProps<Value extends string> {
  id: string
  labelId: string
  /** Box of the input, at which the list is positioned. */
  anchor: RefObject<HTMLElement | null>
  options: readonly ComboboxOption<Value>[] | undefined
  loadOptions: LoadOptions<Value> | undefined
  delay: number
  /** The text that the user typed since the last selection. */
  text: string | undefined
  selected: Value | null
  isOpen: boolean
  activeId: string | undefined
  onActivate: (id: string) => void
  onSelect: (option: ComboboxOption<Value>) => void
  handle: Ref<ComboboxListHandle<Value>>
}

/** Returns the id of an option. Values can contain spaces, ids cannot. */
const getOptionId = (listId: string, value: string) => `${listId}-${encodeURIComponent(value)}`

/** Returns the options that contain a text, regardless of accents and case. */
const filterOptions = <Value extends string>(options: readonly ComboboxOption<Value>[], text: string) => {
  const wanted = foldText(text)
  return wanted === '' ? options : options.filter(({ label }) => foldText(label).includes(wanted))
}

const groupOptions = <Value extends string>(options: readonly ComboboxOption<Value>[]) => {
  const groups: { heading: string | undefined; options: ComboboxOption<Value>[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.heading === option.group) last.options.push(option)
    else groups.push({ heading: option.group, options: [option] })
  }
  return groups
}

interface OptionItemProps {
  id: string
  option: ComboboxOption
  isSelected: boolean
  isActive: boolean
  onActivate: () => void
  onSelect: () => void
}

const OptionItem = ({ id, option, isSelected, isActive, onActivate, onSelect }: OptionItemProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the input (ARIA)
  <div
    id={id}
    role="option"
    tabIndex={-1}
    className={css.option}
    aria-selected={isSelected}
    aria-disabled={option.isDisabled || undefined}
    data-active={isActive || undefined}
    onPointerMove={() => !isActive && !option.isDisabled && onActivate()}
    onClick={() => !option.isDisabled && onSelect()}
  >
    <span className={css.label}>
      {option.label}
      {option.description !== undefined && <span className={css.description}>{option.description}</span>}
    </span>
    {isSelected && <Icon icon={icons.check} size="md" />}
  </div>
)

interface StateProps {
  status: OptionsStatus
  isEmpty: boolean
  onRetry: () => void
}

/** Renders what replaces the options: loading, an error or nothing found. Screen readers announce it elsewhere. */
const State = ({ status, isEmpty, onRetry }: StateProps) => {
  const t = useMessages()
  if (status === 'failed')
    return (
      <div className={css.state} aria-hidden="true">
        <span className={css.failure}>{t('list.failed')}</span>
        {/* Arrow keys retry from the input, which keeps the focus. */}
        <button type="button" className={css.retry} tabIndex={-1} onClick={onRetry}>
          <Icon icon={icons.retry} size="sm" />
          {t('retry')}
        </button>
      </div>
    )
  if (status === 'ready' && !isEmpty) return null
  return (
    <div className={css.state} aria-hidden="true">
      {status === 'loading' && <Ring />}
      {t(status === 'loading' ? 'loading' : 'combobox.empty')}
    </div>
  )
}

/** Announces the number of options that match, or what the list shows instead of them. */
const Announcement = ({
  status,
  count,
  hasText,
}: {
  status: OptionsStatus
  count: number
  hasText: boolean
}) => {
  const t = useMessages()
  const getText = () => {
    if (status === 'loading') return t('loading')
    if (status === 'failed') return t('list.failed')
    if (count === 0) return t('combobox.empty')
    return hasText ? t('filter.results', { count }) : ''
  }
  return <VisuallyHidden isStatus>{getText()}</VisuallyHidden>
}

/** Renders the options of a combobox in the top layer. Loaded lazily. */
export const ComboboxList = <Value extends string>(props: ComboboxListProps<Value>) => {
  const { id, labelId, anchor, options = [], loadOptions, delay, text, selected, isOpen, activeId } = props
  const { onActivate, onSelect, handle } = props
  const loaded = useLoadedOptions(loadOptions, text?.trim() ?? '', { isOpen, delay })
  const shown = loadOptions ? loaded.options : filterOptions(options, text ?? '')
  const status = loadOptions ? loaded.status : 'ready'
  const popover = useAnchoredPopover(anchor, isOpen, true)
  const idOf = (option: ComboboxOption) => getOptionId(id, option.value)
  const scrollToId = activeId ?? (selected === null ? undefined : getOptionId(id, selected))

  useEffect(() => {
    if (isOpen && scrollToId !== undefined)
      document.getElementById(scrollToId)?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen, scrollToId])

  useImperativeHandle(handle, () => ({
    options: shown,
    getActive: () => shown.find((option) => idOf(option) === activeId),
    move: (step) => {
      if (status === 'failed') return loaded.retry()
      const enabled = shown.filter((option) => !option.isDisabled)
      const current = enabled.findIndex((option) => idOf(option) === (activeId ?? scrollToId))
      // From an option that is only selected, the first key press stays on it.
      const first = step > 0 ? 0 : enabled.length - 1
      const moved = activeId === undefined && current >= 0 ? current : current + step
      const next = current < 0 ? enabled[first] : enabled[(moved + enabled.length) % enabled.length]
      if (next) onActivate(idOf(next))
    },
  }))

  const renderOption = (option: ComboboxOption<Value>) => (
    <OptionItem
      key={option.value}
      id={idOf(option)}
      option={option}
      isSelected={option.value === selected}
      isActive={idOf(option) === activeId}
      onActivate={() => onActivate(idOf(option))}
      onSelect={() => onSelect(option)}
    />
  )
  return (
    <>
      {/* Keeps the focus in the input, also when the scroll bar is dragged. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the options have the handlers */}
      <div
        ref={popover}
        popover="manual"
        className={css.popover}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isOpen && (
          <>
            <State status={status} isEmpty={shown.length === 0} onRetry={loaded.retry} />
            <div
              id={id}
              role="listbox"
              aria-labelledby={labelId}
              className={css.list}
              hidden={shown.length === 0}
            >
              {groupOptions(shown).map(({ heading, options: inGroup }, index) =>
                heading === undefined ? (
                  inGroup.map(renderOption)
                ) : (
                  <div key={heading} role="group" aria-labelledby={`${id}-group-${index}`}>
                    <div id={`${id}-group-${index}`} role="presentation" className={css.heading}>
                      {heading}
                    </div>
                    {inGroup.map(renderOption)}
                  </div>
                ),
              )}
            </div>
          </>
        )}
      </div>
      {isOpen && <Announcement status={status} count={shown.length} hasText={text !== undefined} />}
    </>
  )
}
