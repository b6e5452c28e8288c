'use client'
import { type FocusEvent, type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { DayRules } from '../Calendar/useCalendar.ts'
import { chainHandlers } from '../Field/chainHandlers.ts'
import { Field, type FieldProps, getAriaProps } from '../Field/Field.tsx'
import type { InputElementProps } from '../Field/InputElementProps.ts'
import { useServedIds } from '../Field/useInput.ts'
import { createLoader } from '../Field/useLoaded.ts'
import { CalendarButton } from './CalendarButton.tsx'
import * as css from './DatePicker.css.ts'
import { useCalendarPopover } from './useCalendarPopover.ts'
import { useDatePicker } from './useDatePicker.ts'

export interface DatePickerProps extends FieldProps, DayRules, Omit<InputElementProps, 'min' | 'max'> {
  /** The selected day (controlled), such as `2026-03-01`; `null` when none is selected. */
  value?: string | null
  /** The initially selected day (uncontrolled). */
  defaultValue?: string
  /** Called with the new day, or `null` when the field is emptied or its text is no day. */
  onChange?: (day: string | null) => void
  /** Month that the calendar shows first while no day is selected, such as `2026-03`.
   * @default the current month */
  defaultMonth?: string
  /** The current day, which the calendar marks.
   * @default the day in the time zone of the provider */
  today?: string
  /** Ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>
}

const load = createLoader(() => import('./DatePickerPopover.tsx').then((module) => module.DatePickerPopover))

/** Renders a field in which users type a date or pick it from a calendar. The calendar loads on hover or focus. */
export const DatePicker = (props: DatePickerProps) => {
  const { value, defaultValue, onChange, defaultMonth, today, min, max, isDayDisabled, marked, ...others } =
    props
  const { ref, id, form, onKeyDown, onFocus, onPointerEnter, placeholder, ...more } = others
  const { label, description, isRequired, isDisabled, isLabelHidden, name, onBlur, ...rest } = more
  const { errorMessage, readOnly, ...inputProps } = rest
  const ids = useServedIds(id)
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const rules = { min, max, isDayDisabled }
  const picker = useDatePicker({ value, defaultValue, onChange, ...rules }, input)
  const popover = useCalendarPopover(load)
  const { Popover } = popover
  const field = { label, description, isRequired, isDisabled, isLabelHidden }
  const shown = { ...field, errorMessage: picker.error ?? errorMessage }
  useEffect(() => input.current?.setCustomValidity(picker.error ?? ''), [picker.error])

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') picker.commit()
    if (!event.altKey || event.key !== 'ArrowDown' || readOnly) return
    event.preventDefault()
    popover.open(input.current)
  }
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
  }
  return (
    <Field ids={ids} {...shown}>
      <div ref={box} className={css.box} onBlur={handleBlur}>
        <input
          autoComplete="off"
          {...inputProps}
          ref={input}
          id={ids.control}
          form={form}
          className={css.input}
          type="text"
          placeholder={placeholder ?? picker.placeholder}
          disabled={isDisabled}
          readOnly={readOnly}
          value={picker.text}
          onChange={(event) => picker.onType(event.target)}
          onPointerEnter={chainHandlers(onPointerEnter, popover.loadNow)}
          onFocus={chainHandlers(onFocus, popover.loadNow)}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            handleKey(event)
          }}
          onBlur={() => picker.commit()}
          {...getAriaProps(ids, { ...rest, ...shown })}
        />
        <CalendarButton
          ref={button}
          isOpen={popover.isOpen}
          isDisabled={Boolean(isDisabled || readOnly)}
          labelId={ids.label}
          onIntent={popover.loadNow}
          onClick={() => (popover.isOpen ? popover.close(true) : popover.open(button.current))}
        />
        {Popover && popover.isOpen && (
          <Popover
            {...{ anchor: box, labelId: ids.label, day: picker.day, defaultMonth, today, marked, ...rules }}
            onSelect={picker.select}
            onClose={popover.close}
          />
        )}
      </div>
      {name !== undefined && (
        <input type="hidden" name={name} form={form} value={picker.day ?? ''} disabled={isDisabled} />
      )}
    </Field>
  )
}
