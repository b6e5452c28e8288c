'use client'
import type { ReactNode } from 'react'
import { useMessages } from '../../provider/context.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { AnyMainProps, PassThroughProps } from '../passThrough.ts'
import { Ring } from './Ring.tsx'
import * as css from './Spinner.css.ts'

export interface SpinnerProps extends PassThroughProps {
  /** `small` is a ring without a label, for buttons. `large` is a swinging plumb line with a label.
   * @default 'large' */
  size?: 'small' | 'large'
  /** What is loading. Screen readers announce it.
   * @default the message `loading` */
  label?: ReactNode
  /** Shows the label visually too.
   * @default false */
  isLabelShown?: boolean
}

/** Renders a loading indicator. */
export const Spinner = ({ size = 'large', label, isLabelShown = false, ...rest }: SpinnerProps) => {
  const getMessage = useMessages()
  if (size === 'small') return <Ring {...rest} />
  const text = label ?? getMessage('loading')
  return (
    <output className={css.box} {...(rest as AnyMainProps)}>
      <svg className={css.plumb} viewBox="0 0 40 72" aria-hidden="true">
        <path d="M20 0v44" stroke="currentColor" strokeWidth="2" />
        <path className={css.bob} d="M20 72l-8-15.5a9.5 9.5 0 1 1 16 0Z" />
        <circle className={css.hole} cx="20" cy="52" r="3.6" />
      </svg>
      {isLabelShown ? <span className={css.label}>{text}</span> : <VisuallyHidden>{text}</VisuallyHidden>}
    </output>
  )
}
