import type { InputHTMLAttributes, Ref } from 'react'
import * as css from './DateRangeField.css.ts'
import type { DayState } from './useDateRange.ts'

interface DayInputProps {
  day: DayState
  input: Ref<HTMLInputElement>
  label: string
  /** Attributes that both inputs have. */
  shared: InputHTMLAttributes<HTMLInputElement>
  isInvalid: boolean
  takesFocus: boolean
  onIntent: () => void
  /** Opens the calendar. */
  onOpen: (from: HTMLElement) => void
}

/** Renders the text field of one day of a range. */
export const DayInput = ({
  day,
  input,
  label,
  shared,
  isInvalid,
  takesFocus,
  onIntent,
  onOpen,
}: DayInputProps) => (
  <input
    {...shared}
    ref={input}
    type="text"
    autoComplete="off"
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
    autoFocus={takesFocus}
    className={css.input}
    aria-label={label}
    aria-invalid={isInvalid || undefined}
    placeholder={day.placeholder}
    value={day.text}
    onChange={(event) => day.onType(event.target)}
    onPointerEnter={onIntent}
    onFocus={onIntent}
    onKeyDown={(event) => {
      if (event.key === 'Enter') day.commit()
      if (!event.altKey || event.key !== 'ArrowDown' || shared.readOnly) return
      event.preventDefault()
      onOpen(event.currentTarget)
    }}
    onBlur={() => day.commit()}
  />
)
