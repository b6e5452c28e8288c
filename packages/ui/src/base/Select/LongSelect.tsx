import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { addLetter, findByLetters, isLetter, moveActive, type TypedLetters } from '../Field/moveActive.ts'
import { usePressOutside } from '../Field/usePressOutside.ts'
import { OptionList } from '../Field/OptionList.tsx'
import { getOptionId } from '../Field/OptionRows.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { useForwardedRef } from '../useForwardedRef.ts'
import { openKeys, type LoadedSelectProps } from './SharedSelectProps.ts'
import * as css from './Select.css.ts'

/** Returns the active option of a select, and functions that change it and the selected one. */
const useLongSelect = ({ options, value, isOpen, onOpenChange, onSelect }: LoadedSelectProps) => {
  const letters = useRef<TypedLetters>({ text: '', at: 0 })
  const selectedIndex = options.findIndex((option) => option.value === value)
  // Until a key or the pointer moves, the selected option is active.
  const [move, setMove] = useState<{ index: number }>()
  const first = selectedIndex < 0 ? moveActive(options, -1, 'Home') : selectedIndex
  const active = isOpen ? (move?.index ?? first ?? -1) : -1

  const moveTo = (index: number) => setMove({ index })
  const change = (next: boolean) => {
    setMove(undefined)
    onOpenChange(next)
  }
  const pick = (index: number) => {
    const option = options[index]
    if (option && !option.isDisabled) onSelect(option.value)
    change(false)
  }
  /** Searches with a letter. Returns whether the key is one. */
  const search = (event: KeyboardEvent) => {
    const { timeStamp } = event
    if (!isLetter(event, letters.current, timeStamp)) return false
    letters.current = addLetter(letters.current, event.key, timeStamp)
    const found = findByLetters(options, isOpen ? active : selectedIndex, letters.current.text)
    const option = options[found]
    if (isOpen && option) moveTo(found)
    else if (option) onSelect(option.value)
    return true
  }
  const onOpenKey = (event: KeyboardEvent) => {
    const { key, altKey } = event
    if (key === 'Escape') {
      // Not to the dialog around the field.
      event.stopPropagation()
      event.preventDefault()
      return change(false)
    }
    // Tab selects too, as in the pattern of ARIA, and then leaves the field.
    if (key === 'Tab') return pick(active)
    const isPick = key === 'Enter' || key === ' ' || (altKey && key === 'ArrowUp')
    const next = isPick ? active : moveActive(options, active, key)
    if (next === undefined) return
    event.preventDefault()
    if (isPick) pick(active)
    else moveTo(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (search(event)) return event.preventDefault()
    if (isOpen) return onOpenKey(event)
    if (!openKeys.has(event.key)) return
    event.preventDefault()
    change(true)
  }
  return { active, move, moveTo, change, pick, onKeyDown }
}

/** Renders the trigger and the list of a select with many options, of which only the visible ones are elements. Loaded lazily. */
export const LongSelect = (props: LoadedSelectProps) => {
  const { options, value, selected, placeholder, labelId, isDisabled, onBlur } = props
  const { trigger, isOpen, hadFocus } = props
  const { ref, autoFocus: _, ...triggerProps } = trigger
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useForwardedRef(ref, button)
  useLayoutEffect(() => {
    if (hadFocus.current) button.current?.focus()
  }, [hadFocus])
  const listId = `${trigger.id}-list`
  const { active, move, moveTo, change, pick, onKeyDown } = useLongSelect(props)
  usePressOutside(box, isOpen, () => change(false))
  const activeOption = options[active]
  return (
    <div ref={box}>
      <button
        ref={button}
        type="button"
        role="combobox"
        aria-expanded={isOpen}
        aria-haspopup="listbox"
        // Required by the role.
        aria-controls={listId}
        aria-activedescendant={activeOption && getOptionId(listId, activeOption)}
        className={css.trigger}
        disabled={isDisabled}
        onClick={() => change(!isOpen)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          change(false)
          onBlur?.()
        }}
        {...triggerProps}
      >
        <span className={selected ? css.selected : css.placeholder} lang={selected?.lang}>
          {selected?.label ?? placeholder}
        </span>
        <Icon icon={icons.chevronDown} />
      </button>
      <OptionList
        {...{ labelId, options, active, move }}
        id={listId}
        // Not the element around it: React sets its ref after the list opens, if that is open at once.
        anchor={button}
        isOpen={isOpen && !isDisabled}
        isSelected={(option) => option.value === value}
        onActive={moveTo}
        onPick={pick}
      />
    </div>
  )
}
