'use client'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../provider/context.ts'
import type { ChoiceProps } from '../Field/choice.ts'
import { getAriaProps, Field, type FieldProps, splitFieldProps, useFieldIds } from '../Field/Field.tsx'
import { useFormReset } from '../Field/useFormReset.ts'
import { useResetting } from '../Field/useOwnedChoice.ts'
import { createLoader, useLoaded } from '../Field/useLoaded.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { PassThroughProps } from '../passThrough.ts'
import { useForwardedRef } from '../useForwardedRef.ts'
import { openKeys, type LoadedSelectProps, type SharedSelectProps } from './SharedSelectProps.ts'
import * as css from './Select.css.ts'
import * as icons from '../Icon/icons.ts'

export interface SelectProps<Value extends string = string> extends FieldProps, ChoiceProps<Value> {
  /** Text shown while nothing is selected.
   * @default the message `select.choose` */
  placeholder?: ReactNode
  /** Ref to the trigger. Another one replaces it when the code of the list has loaded. */
  ref?: PassThroughProps<HTMLButtonElement>['ref']
}

/** Radix renders every option of a list, with several elements each; more options than this open late. */
const MANY = 30

type LoadedSelect = (props: LoadedSelectProps) => ReactNode

const loadRadix = createLoader<LoadedSelect>(() =>
  import('./RadixSelect.tsx').then((module) => module.RadixSelect),
)
const loadLong = createLoader<LoadedSelect>(() =>
  import('./LongSelect.tsx').then((module) => module.LongSelect),
)

/** Returns the trigger with its list once its code is loaded, and functions that load it. Preloads it in idle time. */
const useLoadedSelect = (isLong: boolean) => {
  const load = isLong ? loadLong : loadRadix
  const [radix, loadRadixNow] = useLoaded(loadRadix)
  const [long, loadLongNow] = useLoaded(loadLong)
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') return
    const idle = requestIdleCallback(() => void load())
    return () => cancelIdleCallback(idle)
  }, [load])
  return {
    Loaded: isLong ? long : radix,
    preload: () => void load(),
    loadNow: isLong ? loadLongNow : loadRadixNow,
  }
}

interface StaticTriggerProps extends Pick<LoadedSelectProps, 'hadFocus'> {
  shared: SharedSelectProps
  onPress: (isDown: boolean) => void
  onOpen: () => void
  onPreload: () => void
}

/** Renders the trigger until the one with the list is loaded, with the same role, name and appearance. */
const StaticTrigger = ({ shared, hadFocus, onPress, onOpen, onPreload }: StaticTriggerProps) => {
  const { ref, ...trigger } = shared.trigger
  const button = useRef<HTMLButtonElement>(null)
  useForwardedRef(ref, button)
  useLayoutEffect(() => {
    // It replaces another trigger when the options become many.
    if (hadFocus.current) button.current?.focus()
  }, [hadFocus])
  return (
    <button
      ref={button}
      type="button"
      role="combobox"
      aria-expanded="false"
      aria-haspopup="listbox"
      // Required by the role. The list is not there yet.
      aria-controls={`${trigger.id}-list`}
      className={css.trigger}
      disabled={shared.isDisabled}
      // Loads without rendering: replacing the trigger under the pointer could lose the click.
      onPointerEnter={onPreload}
      onPointerDown={() => onPress(true)}
      onPointerCancel={() => onPress(false)}
      onBlur={() => shared.onBlur?.()}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (!openKeys.has(event.key)) return
        event.preventDefault()
        onOpen()
      }}
      {...trigger}
    >
      <span className={shared.selected ? css.selected : css.placeholder} lang={shared.selected?.lang}>
        {shared.selected?.label ?? shared.placeholder}
      </span>
      <Icon icon={icons.chevronDown} />
    </button>
  )
}

/**
 * Renders a select for forms. The list loads on hover, focus or press, or in idle time: Radix's, or one that renders only
 * the visible options of many. Option values must not be empty.
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
  const hasFocus = useRef(false)
  // The trigger must not be replaced between press and release: the browser would send no click.
  const [isPressed, setPressed] = useState(false)
  const [isElsewhere, setElsewhere] = useState(false)
  const { Loaded, preload, loadNow } = useLoadedSelect(options.length > MANY || isElsewhere)
  const current = value === undefined ? ownValue : (value ?? undefined)
  const box = useRef<HTMLDivElement>(null)
  // Radix looks for the focused option in the document of the script: not in a shadow root, frame or second window.
  useLayoutEffect(() => setElsewhere(box.current?.getRootNode() !== document), [])
  useFormReset(box, () => setOwnValue(defaultValue))
  const isResetting = useResetting(box)

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
      if (!option || option.value === current || isResetting()) return
      setOwnValue(option.value)
      onChange?.(option.value)
    },
    trigger: { ref, form, ...passedOn, id: ids.control, ...getAriaProps(ids, field) },
  }
  const open = () => {
    setPressed(false)
    setOpen(true)
    loadNow()
  }
  return (
    <Field ids={ids} {...field}>
      <div
        ref={box}
        onFocus={() => {
          hasFocus.current = true
          // The trigger with the list selects an option while the user types.
          loadNow()
        }}
        onBlur={() => {
          hasFocus.current = false
        }}
      >
        {Loaded && !isPressed ? (
          <Loaded {...shared} isOpen={isOpen} onOpenChange={setOpen} hadFocus={hasFocus} />
        ) : (
          <StaticTrigger
            shared={shared}
            hadFocus={hasFocus}
            onPress={setPressed}
            onOpen={open}
            onPreload={preload}
          />
        )}
        {name && (
          <input type="hidden" name={name} form={form} value={current ?? ''} disabled={field.isDisabled} />
        )}
      </div>
    </Field>
  )
}
