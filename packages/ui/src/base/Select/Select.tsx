'use client'
import type { ComponentType, Ref } from 'react'
import { useEffect, useRef, useState } from 'react'
import { describe, Field, type FieldProps, useFieldIds } from '../Field/Field.tsx'
import { useFormReset } from '../Field/useFormReset.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { Option } from '../RadioGroup/RadioGroup.tsx'
import { Words } from '../Words/Words.tsx'
import type { SelectParts } from './parts.ts'
import * as css from './Select.css.ts'
import type { SelectEngine } from './SelectEngine.tsx'
import { baseCopy } from '../base.copy.ts'
import * as icons from '../Icon/icons.ts'

export interface SelectProps<Value extends string = string> extends FieldProps {
  /** What to choose from. No option may have an empty value. */
  options: readonly Option<Value>[]
  /** The chosen one, when the caller holds it; `null` when none is. */
  value?: Value | null
  /** The chosen one at first, when the select holds it itself. */
  defaultValue?: Value
  /** Called with the new choice. */
  onChange?: (value: Value) => void
  /** Shown while nothing is chosen.
   * @default 'Elegir' */
  placeholder?: string
  /** The frame around the trigger, for scrolling to it. */
  ref?: Ref<HTMLDivElement>
}

type Engine = typeof SelectEngine

let loading: Promise<Engine | void> | undefined
/** Fetches the engine once; one that could not be fetched is asked for again the next time. */
const load = () =>
  (loading ??= import('./SelectEngine.tsx').then(
    (module) => module.SelectEngine,
    () => void (loading = undefined),
  ))

/** Keys that open the list from the closed trigger, as in the engine. */
const openers = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp'])

/** Loads the engine on the first sign of intent, or when the page has nothing better to do. */
const useEngine = () => {
  const [Engine, setEngine] = useState<ComponentType<EngineProps> | null>(null)
  const summon = () => void load().then((loaded) => loaded && setEngine(() => loaded))
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') return
    const idle = requestIdleCallback(() => void load())
    return () => cancelIdleCallback(idle)
  }, [])
  return { Engine, summon }
}

type EngineProps = Parameters<Engine>[0]

interface PlainTriggerProps {
  parts: SelectParts
  onPress: (isDown: boolean) => void
  onOpen: () => void
  onFocusChange: (isFocused: boolean) => void
}

/** Stands in for the engine's trigger, with the same role, name and look, until the engine is there. */
const PlainTrigger = ({ parts, onPress, onOpen, onFocusChange }: PlainTriggerProps) => (
  <button
    type="button"
    role="combobox"
    aria-expanded="false"
    aria-haspopup="listbox"
    // Required by the role; the list it names is drawn by the engine.
    aria-controls={`${parts.trigger.id}-list`}
    className={css.trigger}
    disabled={parts.isDisabled}
    // Only fetched here: swapping the trigger under an approaching pointer could lose the press.
    onPointerEnter={() => void load()}
    onPointerDown={() => onPress(true)}
    onPointerCancel={() => onPress(false)}
    onFocus={() => onFocusChange(true)}
    onBlur={() => {
      onFocusChange(false)
      parts.onBlur?.()
    }}
    onClick={onOpen}
    onKeyDown={(event) => {
      if (!openers.has(event.key)) return
      event.preventDefault()
      onOpen()
    }}
    {...parts.trigger}
  >
    <span className={parts.chosen === undefined ? css.placeholder : css.chosen}>
      <Words>{parts.chosen ?? parts.placeholder}</Words>
    </span>
    <Icon picture={icons.chevronDown} />
  </button>
)

/** One of many. The button is drawn at once; the list behind it is fetched on hover, focus, press or in idle time. */
export const Select = <Value extends string>({
  options,
  value,
  defaultValue,
  onChange,
  placeholder = baseCopy.choose,
  ref,
  ...field
}: SelectProps<Value>) => {
  const ids = useFieldIds()
  const [own, setOwn] = useState<Value | undefined>(defaultValue)
  const [isOpen, setOpen] = useState(false)
  const [isFocused, setFocused] = useState(false)
  // The trigger is not swapped between press and release: the click would be lost with it.
  const [isPressed, setPressed] = useState(false)
  const { Engine, summon } = useEngine()
  const current = value === undefined ? own : (value ?? undefined)
  const sent = useRef<HTMLInputElement>(null)
  useFormReset(sent, () => setOwn(defaultValue))

  const parts: SelectParts = {
    options,
    value: current,
    chosen: options.find((option) => option.value === current)?.label,
    placeholder,
    labelId: ids.label,
    isDisabled: field.isDisabled ?? false,
    onBlur: field.onBlur,
    onChoose: (next) => {
      const option = options.find((one) => one.value === next)
      if (!option || option.value === current) return
      setOwn(option.value)
      onChange?.(option.value)
    },
    trigger: { id: ids.control, ...describe(ids, field) },
  }
  const open = () => {
    setPressed(false)
    setOpen(true)
    summon()
  }
  return (
    <Field ids={ids} {...field}>
      <div ref={ref}>
        {Engine && !isPressed ? (
          <Engine {...parts} isOpen={isOpen} onOpenChange={setOpen} takesFocus={isFocused} />
        ) : (
          <PlainTrigger
            parts={parts}
            onPress={setPressed}
            onOpen={open}
            onFocusChange={(focused) => {
              setFocused(focused)
              // With the engine in place, typing on the closed trigger chooses.
              if (focused) summon()
            }}
          />
        )}
        {field.name && (
          <input
            ref={sent}
            type="hidden"
            name={field.name}
            value={current ?? ''}
            disabled={field.isDisabled}
          />
        )}
      </div>
    </Field>
  )
}
