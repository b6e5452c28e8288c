'use client'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { FieldError, type FieldProps, LabelWords, useFieldIds } from '../Field/Field.tsx'
import * as field from '../Field/Field.css.ts'
import { StarShape } from '../Stars/StarShape.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './StarsField.css.ts'
import { useWords } from '../../provider/index.ts'
import { baseCopy } from '../base.copy.ts'

export interface StarsFieldProps extends Omit<FieldProps, 'description'> {
  /** The score, when the caller holds it. */
  value?: number
  /** The score at first, when the field holds it itself.
   * @default 1 */
  defaultValue?: number
  /** Called with the new score, 1 to 5. */
  onChange?: (score: number) => void
}

const scores = [1, 2, 3, 4, 5]
const ends: Readonly<Record<string, number>> = { Home: 1, End: 5 }

/** A score to give, one to five. A radio group: one stop of the keyboard, the arrows change the score. */
export const StarsField = ({
  label,
  value,
  defaultValue = 1,
  onChange,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isLabelHidden = false,
  name,
  onBlur,
}: StarsFieldProps) => {
  const ids = useFieldIds()
  const [own, setOwn] = useState(defaultValue)
  const score = value ?? own
  const say = useWords()
  const choices = useRef<HTMLDivElement>(null)
  const choose = (next: number) => {
    setOwn(next)
    onChange?.(next)
  }
  // The arrows are the radio group's own; the two ends are not.
  const toEnd = (event: KeyboardEvent) => {
    const end = ends[event.key]
    if (end === undefined || isDisabled) return
    event.preventDefault()
    choose(end)
    choices.current?.querySelectorAll('input')[end - 1]?.focus()
  }
  const words = (
    <Label className={field.label}>
      <LabelWords isRequired={isRequired}>{label}</LabelWords>
    </Label>
  )
  return (
    <RadioGroup
      className={field.field}
      value={String(score)}
      {...(name !== undefined && { name })}
      {...(onBlur && { onBlur })}
      {...(errorMessage && { 'aria-describedby': ids.error })}
      onChange={(chosen) => choose(Number(chosen))}
      orientation="horizontal"
      isDisabled={isDisabled}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <div className={css.row}>
        <div ref={choices} className={css.choices} role="presentation" onKeyDown={toEnd}>
          {scores.map((place) => (
            <Radio
              key={place}
              value={String(place)}
              className={css.choice}
              aria-label={say(baseCopy.stars(place))}
            >
              <StarShape className={place <= score ? css.fullStar : css.emptyStar} />
            </Radio>
          ))}
        </div>
        <span className={css.count} aria-hidden="true">
          {say(baseCopy.ofFive(score))}
        </span>
      </div>
      <FieldError id={ids.error}>{errorMessage}</FieldError>
    </RadioGroup>
  )
}
