'use client'
import type { MouseEvent, ReactNode } from 'react'
import { useMessages } from '../../provider/context.ts'
import { mainId } from '../Page/Page.tsx'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './SkipLink.css.ts'

export interface SkipLinkProps extends PassThroughProps<HTMLAnchorElement> {
  /** Text of the link.
   * @default the message `skipToContent` */
  children?: ReactNode
  /** Id of the main landmark.
   * @default mainId */
  targetId?: string
}

/** Moves the focus without changing the URL or the history. Without JavaScript the link works as an anchor. */
const focusTarget = (event: MouseEvent, targetId: string) => {
  const target = document.getElementById(targetId)
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** Renders a link that skips the navigation. Visible only while it has the focus. */
export const SkipLink = ({ children, targetId = mainId, ...rest }: SkipLinkProps) => {
  const getMessage = useMessages()
  return (
    <a className={css.skip} href={`#${targetId}`} onClick={(event) => focusTarget(event, targetId)} {...rest}>
      {children ?? getMessage('skipToContent')}
    </a>
  )
}
