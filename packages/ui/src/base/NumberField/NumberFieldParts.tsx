'use client'
import { type CSSProperties, type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { useMessages } from '../../provider/context.ts'
import { adorned, adornment } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import * as css from './NumberField.css.ts'
import { addSteps, type StepRange } from './stepValue.ts'

interface UnitsProps {
  id: string
  before: string | undefined
  after: string | undefined
  children: ReactNode
}

/** Renders the units around an input, hidden from screen readers, which read them as its description. */
export const Units = ({ id, before, after, children }: UnitsProps) => (
  <div
    className={adorned}
    style={{ '--plm-prefix-length': before?.length, '--plm-suffix-length': after?.length } as CSSProperties} // custom properties
  >
    {before && (
      <span id={`${id}-before`} className={adornment} aria-hidden="true">
        {before}
      </span>
    )}
    {children}
    {after && (
      <span id={`${id}-after`} className={css.suffix} aria-hidden="true">
        {after}
      </span>
    )}
  </div>
)

interface SteppersProps {
  labelId: string
  inputId: string
  isDisabled: boolean
  range: StepRange
  onStep: (next: number) => void
}

/** Renders buttons for users of pointers. With the keyboard, arrow keys do the same. */
export const Steppers = ({ labelId, inputId, isDisabled, range, onStep }: SteppersProps) => {
  const t = useMessages()
  const id = useId()
  return [-1, 1].map((count) => {
    const next = addSteps(count, range)
    return (
      <button
        key={count}
        id={`${id}${count}`}
        type="button"
        tabIndex={-1}
        className={css.stepper}
        aria-label={t(count < 0 ? 'number.decrease' : 'number.increase')}
        aria-labelledby={`${id}${count} ${labelId}`}
        aria-controls={inputId}
        disabled={isDisabled || next === null || next === range.from}
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => next !== null && onStep(next)}
      >
        <Icon icon={count < 0 ? icons.minus : icons.plus} />
      </button>
    )
  })
}

/** Writes a number for a form, without groups and exponent. */
const toDigits = (number: number | null) =>
  number === null || !Number.isFinite(number)
    ? ''
    : number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 })

interface HiddenNumberProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'name' | 'form' | 'disabled'
> {
  number: number | null
}

/** Renders the number for a form, if it has a name. */
export const HiddenNumber = ({ number, ...input }: HiddenNumberProps) =>
  input.name === undefined ? null : <input type="hidden" {...input} value={toDigits(number)} />
