'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../provider/context.ts'
import type { ChoiceProps } from '../Field/choice.ts'
import { getAriaProps, Field, type FieldProps, splitFieldProps, useFieldIds } from '../Field/Field.tsx'
import { useFormReset } from '../Field/useFormReset.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { PassThroughProps } from '../passThrough.ts'
import type { RadixSelect, SharedSelectProps } from './RadixSelect.tsx'
import * as css from './Select.css.ts'
import * as icons from '../Icon/icons.ts'

export interface SelectProps<Value extends string = string> extends FieldProps, ChoiceProps<Value> {
  /** Text shown while nothing is selected.
   * @default the message `select.choose` */
  placeholder?: ReactNode
  /** Ref to the trigger. Radix's trigger replaces it when its code has loaded. */
  ref?: PassThroughProps<HTMLButtonElement>['ref']
}

let loading: Promise<typeof RadixSelect | void> | undefined
/** Loads Radix's select once. The next call after a failed load tries again. */
const load = () =>
  (loading ??= import('./RadixSelect.tsx').then(
    (module) => module.RadixSelect,
    () => void (loading = undefined),
  ))

/** Keys that open the list from the closed trigger, as in Radix. */
const openKeys = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])

/** Returns Radix's select once it is loaded, and a function that loads it. Preloads it in idle time. */
const useRadixSelect = () => {
  const [Loaded, setLoaded] = useState<typeof RadixSelect | null>(null)
  const loadNow = () => void load().then((loaded) => loaded && setLoaded(() => loaded))
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') return
    const idle = requestIdleCallback(() => void load())
    return () => cancelIdleCallback(idle)
  }, [])
  return { Loaded, loadNow }
}

interface StaticTriggerProps {
  shared: SharedSelectProps
  onPress: (isDown: boolean) => void
  onOpen: () => void
  onFocusChange: (isFocused: boolean) => void
}

/** Renders the trigger until Radix's own is loaded, with the same role, name and appearance. */
const StaticTrigger = ({ shared, onPress, onOpen, onFocusChange }: StaticTriggerProps) => (
  <button
    type="button"
    role="combobox"
    aria-expanded="false"
    aria-haspopup="listbox"
    // Required by the role. Radix renders the list.
    aria-controls={`${shared.trigger.id}-list`}
    className={css.trigger}
    disabled={shared.isDisabled}
    // Loads without rendering: replacing the trigger under the pointer could lose the click.
    onPointerEnter={() => void load()}
    onPointerDown={() => onPress(true)}
    onPointerCancel={() => onPress(false)}
    onFocus={() => onFocusChange(true)}
    onBlur={() => {
      onFocusChange(false)
      shared.onBlur?.()
    }}
    onClick={onOpen}
    onKeyDown={(event) => {
      if (!openKeys.has(event.key)) return
      event.preventDefault()
      onOpen()
    }}
    {...shared.trigger}
  >
    <span className={shared.selected ? css.selected : css.placeholder} lang={shared.selected?.lang}>
      {shared.selected?.label ?? shared.placeholder}
    </span>
    <Icon icon={icons.chevronDown} />
  </button>
)

/**
 * Renders a select for forms. The list (Radix) loads on hover, focus or press, or in idle time. Option values must not
 * be empty.
 */
export const Select = <Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  ref,
  ...field
}: SelectProps<Value>) => {
  const getMessage = useMessages()
  const ids = useFieldIds(field.id)
  const { name, form, onBlur, ...passedOn } = splitFieldProps(field).passedOn
  const [ownValue, setOwnValue] = useState<Value | undefined>(defaultValue)
  const [isOpen, setOpen] = useState(false)
  const [isFocused, setFocused] = useState(false)
  // The trigger must not be replaced between press and release: the browser would send no click.
  const [isPressed, setPressed] = useState(false)
  const { Loaded, loadNow } = useRadixSelect()
  const current = value === undefined ? ownValue : (value ?? undefined)
  const hiddenInput = useRef<HTMLInputElement>(null)
  useFormReset(hiddenInput, () => setOwnValue(defaultValue))

  const shared: SharedSelectProps = {
    options,
    value: current,
    selected: options.find((option) => option.value === current),
    placeholder: placeholder ?? getMessage('select.choose'),
    labelId: ids.label,
    isDisabled: field.isDisabled ?? false,
    onBlur,
    onSelect: (next) => {
      const option = options.find((one) => one.value === next)
      if (!option || option.value === current) return
      setOwnValue(option.value)
      onChange?.(option.value)
    },
    trigger: { ref, ...passedOn, id: ids.control, ...getAriaProps(ids, field) },
  }
  const open = () => {
    setPressed(false)
    setOpen(true)
    loadNow()
  }
  return (
    <Field ids={ids} {...field}>
      <div>
        {Loaded && !isPressed ? (
          <Loaded {...shared} isOpen={isOpen} onOpenChange={setOpen} shouldFocus={isFocused} />
        ) : (
          <StaticTrigger
            shared={shared}
            onPress={setPressed}
            onOpen={open}
            onFocusChange={(focused) => {
              setFocused(focused)
              // Radix's trigger selects an option while the user types.
              if (focused) loadNow()
            }}
          />
        )}
        {name && (
          <input
            ref={hiddenInput}
            type="hidden"
            name={name}
            form={form}
            value={current ?? ''}
            disabled={field.isDisabled}
          />
        )}
      </div>
    </Field>
  )
}
