'use client'
import { type ReactNode, useId } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as css from './ProgressBar.css.ts'
import type { ElementProps } from '../passThrough.ts'
import { usePercent } from './usePercent.ts'

export interface ProgressBarProps extends ElementProps<'div'> {
  /** Label: what makes progress. */
  label: ReactNode
  /** Hides the label visually, where the context makes it clear.
   * @default false */
  isLabelHidden?: boolean
  /** Progress, from 0 to `max`. Without it the bar shows that something happens, but not how far it is. */
  value?: number | undefined
  /** Value of the completed task.
   * @default 100 */
  max?: number
  /** Progress as text, such as «3 of 5 photos».
   * @default the percentage */
  valueLabel?: string
  /** Height: 4 or 10 px.
   * @default 'medium' */
  size?: 'small' | 'medium'
}

/** Renders the progress of a task. */
export const ProgressBar = (props: ProgressBarProps) => {
  const { label, isLabelHidden = false, value, max = 100, valueLabel, size = 'medium', ...rest } = props
  const id = useId()
  const { share, percent } = usePercent(value ?? 0, 0, max)
  const isKnown = value !== undefined
  const text = valueLabel ?? (isKnown ? percent : undefined)
  return (
    <div
      {...rest}
      role="progressbar"
      aria-labelledby={id}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={isKnown ? share * max : undefined}
      aria-valuetext={text}
      className={css.box}
    >
      <div className={isLabelHidden ? hidden : css.head}>
        <span id={id} className={css.label}>
          {label}
        </span>
        {text !== undefined && <span className={css.value}>{text}</span>}
      </div>
      <span className={classes(css.track, classOf(css.size, size))}>
        {isKnown ? (
          <span className={css.fill} style={{ width: `${share * 100}%` }} />
        ) : (
          <span className={css.indeterminate} />
        )}
      </span>
    </div>
  )
}
