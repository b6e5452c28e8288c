'use client'
import { type FocusEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react'
import { useMessages } from '../../provider/context.ts'
import type { DayRules } from '../Calendar/useCalendar.ts'
import { CalendarButton } from '../DatePicker/CalendarButton.tsx'
import { useCalendarPopover } from '../DatePicker/useCalendarPopover.ts'
import {
  FieldContent,
  type FieldFrameProps,
  type FieldIds,
  type FieldProps,
  getDescribedBy,
  LabelText,
  splitFieldProps,
  useFieldIds,
} from '../Field/Field.tsx'
import { createLoader } from '../Field/useLoaded.ts'
import type { PassThroughProps } from '../passThrough.ts'
import type { DateRange } from './DateRange.ts'
import * as css from './DateRangeField.css.ts'
import { DayInput } from './DayInput.tsx'
import { useDateRange } from './useDateRange.ts'

export interface DateRangeFieldProps extends Omit<FieldProps, 'name'>, Omit<DayRules, 'marked'> {
  /** The first and the last day (controlled), such as `2026-03-01`; `null` where there is none. */
  value?: DateRange
  /** The initial days (uncontrolled). */
  defaultValue?: DateRange
  /** Called with both days. A day is `null` while its text is empty, no day, or not possible with the other one. */
  onChange?: (range: DateRange) => void
  /** Name of the first day in the form. */
  startName?: string
  /** Name of the last day in the form. */
  endName?: string
  /** Month that the calendar shows first while no day is selected, such as `2026-03`.
   * @default the current month */
  defaultMonth?: string
  /** The current day, which the calendar marks.
   * @default the day in the time zone of the provider */
  today?: string
  /** Lets the user read and copy the days, but not change them.
   * @default false */
  readOnly?: boolean
  /** Ref to the group. */
  ref?: Ref<HTMLDivElement>
}

const load = createLoader(() => import('./DateRangePopover.tsx').then((module) => module.DateRangePopover))

interface FrameProps extends PassThroughProps<HTMLDivElement> {
  ids: FieldIds
  /** What the field shows around its inputs. */
  shown: Omit<FieldFrameProps, 'ids' | 'children'>
  children: ReactNode
}

const Frame = ({ ids, shown, children, ...native }: FrameProps) => (
  <div {...native} id={ids.control} role="group" aria-labelledby={ids.label} className={css.field}>
    <FieldContent
      {...shown}
      ids={ids}
      label={
        <span id={ids.label} className={css.label}>
          <LabelText isRequired={shown.isRequired ?? false}>{shown.label}</LabelText>
        </span>
      }
    >
      {children}
    </FieldContent>
  </div>
)

interface EntriesProps extends Pick<DateRangeFieldProps, 'startName' | 'endName' | 'form' | 'isDisabled'> {
  range: DateRange
}

/** Renders what a form sends. */
const Entries = ({ range, startName, endName, form, isDisabled }: EntriesProps) => (
  <>
    {startName !== undefined && (
      <input type="hidden" name={startName} form={form} value={range.start ?? ''} disabled={isDisabled} />
    )}
    {endName !== undefined && (
      <input type="hidden" name={endName} form={form} value={range.end ?? ''} disabled={isDisabled} />
    )}
  </>
)

/** Renders two text fields for the first and the last day of a period, and a calendar. It loads on hover or focus. */
export const DateRangeField = (props: DateRangeFieldProps) => {
  const { value, defaultValue, onChange, startName, endName, defaultMonth, today, min, max, ...others } =
    props
  const { isDayDisabled, readOnly = false, id, ref, onBlur, ...more } = others
  const { frame, passedOn } = splitFieldProps(more)
  const { autoFocus = false, form, 'aria-describedby': describedBy, ...native } = passedOn
  const { isRequired = false, isDisabled = false } = frame
  const t = useMessages()
  const ids = useFieldIds(id)
  const group = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => group.current)
  const { range, change, days, inputs } = useDateRange(
    { value, defaultValue, onChange, min, max, isDayDisabled },
    group,
  )
  const popover = useCalendarPopover(load)
  const { Popover } = popover
  const shown = { ...frame, errorMessage: days.start.error ?? days.end.error ?? frame.errorMessage }
  const shared = {
    'aria-describedby': getDescribedBy(ids, { ...shown, 'aria-describedby': describedBy }),
    'aria-required': isRequired || undefined,
    disabled: isDisabled,
    readOnly,
    form,
  }
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
  }
  const renderDay = (part: 'start' | 'end') => (
    <DayInput
      day={days[part]}
      input={inputs[part]}
      label={t(part === 'start' ? 'range.start' : 'range.end')}
      shared={shared}
      isInvalid={Boolean(days[part].error ?? frame.errorMessage)}
      takesFocus={autoFocus && part === 'start'}
      onIntent={popover.loadNow}
      onOpen={popover.open}
    />
  )
  return (
    <Frame {...native} {...{ ids, shown }} ref={group}>
      <div ref={box} className={css.box} onBlur={handleBlur}>
        {renderDay('start')}
        <span className={css.dash} aria-hidden="true">
          –
        </span>
        {renderDay('end')}
        <CalendarButton
          ref={button}
          isOpen={popover.isOpen}
          isDisabled={isDisabled || readOnly}
          labelId={ids.label}
          onIntent={popover.loadNow}
          onClick={() => (popover.isOpen ? popover.close(true) : popover.open(button.current))}
        />
        {Popover && popover.isOpen && (
          <Popover
            {...{ anchor: box, labelId: ids.label, range, defaultMonth, today, min, max, isDayDisabled }}
            onSelect={change}
            onClose={popover.close}
          />
        )}
      </div>
      <Entries {...{ range, startName, endName, form, isDisabled }} />
    </Frame>
  )
}
