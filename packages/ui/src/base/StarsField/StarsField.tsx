'use client'
import { useFormReset } from '../Field/useFormReset.ts'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components'
import { type GroupProps, useFieldIds } from '../Field/Field.tsx'
import { FieldGroup, getGroupProps, useGroup } from '../FieldGroup/FieldGroup.tsx'
import { StarShape } from '../Stars/StarShape.tsx'
import * as css from './StarsField.css.ts'
import { useMessages } from '../../provider/context.ts'
import type { PassThroughProps } from '../passThrough.ts'

export interface StarsFieldProps extends Omit<GroupProps, 'description'> {
  /** The score, 1 to 5 (controlled). */
  value?: number
  /** The initial score (uncontrolled).
   * @default 1 */
  defaultValue?: number
  /** Called with the new score, 1 to 5. */
  onChange?: (score: number) => void
  /** Ref to the group. */
  ref?: PassThroughProps<HTMLDivElement>['ref']
}

const scores = [1, 2, 3, 4, 5]
const scoreByKey: Readonly<Record<string, number>> = { Home: 1, End: 5 }

/** Renders a field for a score of one to five stars, as a radio group. */
export const StarsField = ({ value, defaultValue = 1, onChange, ref, ...field }: StarsFieldProps) => {
  const ids = useFieldIds(field.id)
  const [ownValue, setOwnValue] = useState(defaultValue)
  const score = value ?? ownValue
  const { group, isResetting } = useGroup(ids, ref, [String(score)])
  useFormReset(group, () => setOwnValue(defaultValue))
  const getMessage = useMessages()
  const choices = useRef<HTMLDivElement>(null)
  const select = (next: number) => {
    if (isResetting()) return
    setOwnValue(next)
    onChange?.(next)
  }
  // React Aria's radio group handles the arrow keys, but not Home and End.
  const onKeyDown = (event: KeyboardEvent) => {
    const end = scoreByKey[event.key]
    if (end === undefined || field.isDisabled || field.readOnly) return
    event.preventDefault()
    select(end)
    choices.current?.querySelectorAll('input')[end - 1]?.focus()
  }
  return (
    <RadioGroup
      ref={group}
      {...getGroupProps(ids, field)}
      value={String(score)}
      onChange={(selected) => select(Number(selected))}
      orientation="horizontal"
    >
      <FieldGroup ids={ids} {...field}>
        <div className={css.row}>
          <div ref={choices} className={css.choices} role="presentation" onKeyDown={onKeyDown}>
            {scores.map((place) => (
              <Radio
                key={place}
                value={String(place)}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller decides
                autoFocus={place === score && (field.autoFocus ?? false)}
                className={css.choice}
                aria-label={getMessage('stars.count', { count: place })}
              >
                <StarShape className={place <= score ? css.fullStar : css.emptyStar} />
              </Radio>
            ))}
          </div>
          <span className={css.count} aria-hidden="true">
            {getMessage('stars.ofFive', { count: score })}
          </span>
        </div>
      </FieldGroup>
    </RadioGroup>
  )
}
