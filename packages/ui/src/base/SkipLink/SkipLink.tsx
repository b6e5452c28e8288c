'use client'
import type { MouseEvent } from 'react'
import * as baseMessages from '../base.messages.ts'
import { mainId } from '../Page/Page.tsx'
import { Message } from '../Message/Message.tsx'
import * as css from './SkipLink.css.ts'

export interface SkipLinkProps {
  /** Text of the link.
   * @default 'Saltar al contenido' */
  children?: string
}

/** Moves the focus without changing the URL or the history. Without JavaScript the link works as an anchor. */
const focusMain = (event: MouseEvent) => {
  const main = document.getElementById(mainId)
  if (!main) return
  event.preventDefault()
  main.focus()
}

/** Renders a link that skips the navigation. Visible only while it has the focus. */
export const SkipLink = ({ children = baseMessages.skip }: SkipLinkProps) => (
  <a className={css.skip} href={`#${mainId}`} onClick={focusMain}>
    <Message>{children}</Message>
  </a>
)
