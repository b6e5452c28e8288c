'use client'
import { type CSSProperties, type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useFormats } from '../../provider/useFormats.ts'
import { Field, type FieldProps, getAriaProps } from '../Field/Field.tsx'
import type { InputElementProps } from '../Field/InputElementProps.ts'
import { useServedIds } from '../Field/useInput.ts'
import { useFormReset } from '../Field/useFormReset.ts'
import * as css from './Slider.css.ts'

export interface SliderProps extends FieldProps, Omit<InputElementProps, 'min' | 'max' | 'step'> {
  /** The value (controlled). */
  value?: number
  /** The initial value (uncontrolled).
   * @default `min` */
  defaultValue?: number
  /** Called with the new value while the user drags, and on every key. */
  onChange?: (value: number) => void
  /** Called with the new value when the user releases the thumb, and on every key. Search then, not on each change. */
  onChangeEnd?: (value: number) => void
  /** Least value.
   * @default 0 */
  min?: number
  /** Greatest value.
   * @default 100 */
  max?: number
  /** Distance between values.
   * @default 1 */
  step?: number
  /** Formats the value, such as «15 km».
   * @default the number in the language of the provider */
  formatValue?: (value: number) => string
  /** Shows the least and the greatest value below the track.
   * @default false */
  hasEndLabels?: boolean
  /** Ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>
}

/** Renders a native range input. Users choose an approximate value by dragging, or with the arrow keys. */
export const Slider = (props: SliderProps) => {
  const { min = 0, max = 100, step = 1, value, defaultValue = min, onChange, onChangeEnd, ...others } = props
  const { formatValue, hasEndLabels = false, ref, id, onPointerUp, onKeyUp, ...more } = others
  const { label, description, errorMessage, isRequired, isDisabled, isLabelHidden, name, onBlur, ...rest } =
    more
  const field = { label, description, errorMessage, isRequired, isDisabled, isLabelHidden }
  const ids = useServedIds(id)
  const { number } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  const [own, setOwn] = useState(defaultValue)
  const [reported, setReported] = useState<number>()
  const current = value ?? own
  const format = formatValue ?? number
  const share = max > min ? Math.min(1, Math.max(0, (current - min) / (max - min))) : 0
  useFormReset(input, () => setOwn(defaultValue))

  const end = () => {
    if (reported === undefined) return
    setReported(undefined)
    onChangeEnd?.(reported)
  }
  return (
    <Field ids={ids} {...field}>
      <div className={css.row}>
        <input
          {...rest}
          ref={input}
          id={ids.control}
          className={css.input}
          style={{ '--plm-slider-share': share } as CSSProperties} // a custom property
          type="range"
          name={name}
          min={min}
          max={max}
          step={step}
          value={current}
          disabled={isDisabled}
          aria-valuetext={format(current)}
          onChange={(event) => {
            const next = event.target.valueAsNumber
            setOwn(next)
            setReported(next)
            onChange?.(next)
          }}
          onPointerUp={(event) => {
            onPointerUp?.(event)
            end()
          }}
          onKeyUp={(event) => {
            onKeyUp?.(event)
            end()
          }}
          onBlur={() => {
            end()
            onBlur?.()
          }}
          {...getAriaProps(ids, { ...rest, ...field })}
        />
        {/* Screen readers read the value with the slider. */}
        <span className={css.value} aria-hidden="true">
          {format(current)}
          <span className={css.widest}>{format(max)}</span>
        </span>
        {hasEndLabels && (
          <div className={css.ends} aria-hidden="true">
            <span>{format(min)}</span>
            <span>{format(max)}</span>
          </div>
        )}
      </div>
    </Field>
  )
}
