'use client'
import { useEffect, useRef } from 'react'
import { classes } from '../../theme/classes.ts'
import { mainId } from '../Page/Page.tsx'
import { Notice, type NoticeProps } from '../Notice/Notice.tsx'
import * as css from './NoticeRegion.css.ts'
import { useWords } from '../../provider/index.ts'
import { baseCopy } from '../base.copy.ts'

/** A message in a region. */
export interface NoticeItem {
  /** Tells it from the others. */
  id: string | number
  /** How grave it is. */
  kind: NonNullable<NoticeProps['kind']>
  /** What happened. */
  text: string
}

export interface NoticeRegionProps {
  /** Messages, oldest first. */
  notices: readonly NoticeItem[]
  /** Called with the message that is closed. */
  onClose: (id: NoticeItem['id']) => void
}

/** Gives the focus of a closed message to the next one, or to the page when there is none: never to nothing. */
const useFocusAfter = (count: number) => {
  const region = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  const before = useRef(count)
  useEffect(() => {
    const isGone = count < before.current
    before.current = count
    if (!isGone || !hadFocus.current || document.activeElement !== document.body) return
    hadFocus.current = false
    const next = region.current?.querySelector('button') ?? document.getElementById(mainId)
    next?.focus()
  }, [count])
  const closing = () => {
    hadFocus.current = region.current?.contains(document.activeElement) ?? false
  }
  return { region, closing }
}

/** Where the messages of a page stand; always drawn, so that a reader hears what arrives. */
export const NoticeRegion = ({ notices, onClose }: NoticeRegionProps) => {
  const words = useWords()
  const { region, closing } = useFocusAfter(notices.length)
  const close = (id: NoticeItem['id']) => {
    closing()
    onClose(id)
  }
  return (
    <section
      ref={region}
      className={classes(css.region, notices.length > 0 && css.filled)}
      aria-label={words(baseCopy.notices)}
    >
      {notices.map(({ id, kind, text }) => (
        <Notice key={id} kind={kind} onClose={() => close(id)}>
          {text}
        </Notice>
      ))}
    </section>
  )
}
