'use client'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { ElementProps } from '../passThrough.ts'
import * as css from './Tooltip.css.ts'
import { useTooltip } from './useTooltip.ts'

export interface TooltipProps extends ElementProps<'span', 'popover' | 'ref' | 'role'> {
  /** One line that helps with the control. Touch screens do not show it. */
  text: ReactNode
  /** A single control that can have focus, such as a button or a link. */
  children: ReactNode
}

const getControl = (wrapper: Element) => wrapper.firstElementChild ?? wrapper

/** Shows a line of text when the pointer is on a control, or the keyboard focuses it. */
export const Tooltip = ({ text, children, id: givenId, ...native }: TooltipProps) => {
  const ownId = useId()
  const id = givenId ?? ownId
  const wrapper = useRef<HTMLSpanElement>(null)
  const { tooltip, handlers } = useTooltip(getControl)
  // Set on the element, so that any control can be described, also one rendered by a server component.
  useEffect(() => {
    const control = wrapper.current?.firstElementChild
    const ids = control?.getAttribute('aria-describedby')?.split(' ') ?? []
    if (!ids.includes(id)) control?.setAttribute('aria-describedby', [...ids, id].join(' '))
  })
  return (
    <span ref={wrapper} className={css.wrapper} {...handlers}>
      {children}
      <span {...native} ref={tooltip} id={id} role="tooltip" popover="manual" className={css.tooltip}>
        {text}
      </span>
    </span>
  )
}
