'use client'
import { type ReactNode, useId } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import * as progress from '../ProgressBar/ProgressBar.css.ts'
import { usePercent } from '../ProgressBar/usePercent.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import type { ElementProps } from '../passThrough.ts'
import * as css from './Meter.css.ts'

/** The color and the meaning of all quantities from a value up. */
export interface MeterThreshold {
  /** Value where it starts. */
  from: number
  /** Color of the bar. */
  tone: 'neutral' | 'success' | 'warning' | 'danger'
  /** Meaning as text, such as «Casi lleno». A color alone says nothing to some users. */
  label: string
}

export interface MeterProps extends ElementProps<'div'> {
  /** Label: what is measured. */
  label: ReactNode
  /** Hides the label and the value visually, where the context makes them clear.
   * @default false */
  isLabelHidden?: boolean
  /** The quantity. */
  value: number
  /** Least quantity.
   * @default 0 */
  min?: number
  /** Greatest quantity.
   * @default 100 */
  max?: number
  /** Quantity as text, such as «3.2 of 5 GB».
   * @default the percentage */
  valueLabel?: string
  /** Meanings of the quantity, by ascending `from`. The last one that has started applies. */
  thresholds?: readonly MeterThreshold[]
}

/** Renders a quantity in a known range. */
export const Meter = (props: MeterProps) => {
  const {
    label,
    isLabelHidden = false,
    value,
    min = 0,
    max = 100,
    valueLabel,
    thresholds = [],
    ...rest
  } = props
  const id = useId()
  const { share, percent } = usePercent(value, min, max)
  const current = thresholds.findLast(({ from }) => value >= from)
  const text = valueLabel ?? percent
  const toPercent = (quantity: number) => `${((quantity - min) / (max - min)) * 100}%`
  return (
    <div
      {...rest}
      role="meter"
      aria-labelledby={id}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={min + share * (max - min)}
      aria-valuetext={current ? `${text}, ${current.label}` : text}
      className={progress.box}
    >
      <div className={isLabelHidden ? hidden : progress.head}>
        <span id={id} className={progress.label}>
          {label}
        </span>
        <span className={progress.value}>
          {text}
          {current && (
            <>
              {' · '}
              <span className={css.label}>{current.label}</span>
            </>
          )}
        </span>
      </div>
      <div className={css.track}>
        <span
          className={classes(css.fill, classOf(css.tone, current?.tone ?? 'neutral'))}
          data-empty={share === 0 || undefined}
          style={{ width: `${share * 100}%` }}
        />
        {thresholds
          .filter(({ from }) => from > min && from < max)
          .map(({ from }) => (
            <span key={from} className={css.notch} style={{ insetInlineStart: toPercent(from) }} />
          ))}
      </div>
    </div>
  )
}
