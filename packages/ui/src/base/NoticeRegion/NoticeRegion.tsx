'use client'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../../theme/classes.ts'
import { useOpenPlace } from '../Dialog/openDialogs.ts'
import { mainId } from '../Page/Page.tsx'
import { Notice, type NoticeProps } from '../Notice/Notice.tsx'
import * as css from './NoticeRegion.css.ts'
import { useSteady } from './useSteady.ts'
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

/** Gives the focus of a closed message to the next one, or to what is around when there is none: never to nothing. */
const useFocusAfter = (count: number) => {
  const closed = useRef<{ region: Element; around: HTMLElement | null }>(null)
  const before = useRef(count)
  useEffect(() => {
    const isGone = count < before.current
    before.current = count
    const place = closed.current
    if (!isGone || !place || document.activeElement !== document.body) return
    closed.current = null
    const next = place.region.isConnected ? place.region.querySelector('button') : null
    ;(next ?? place.around)?.focus()
  }, [count])
  return () => {
    const region = document.activeElement?.closest('section')
    closed.current = region
      ? { region, around: region.closest('dialog') ?? document.getElementById(mainId) }
      : null
  }
}

/** The messages that came while a dialog is open: outside of it nobody would see or hear them. */
const useInDialog = (notices: readonly NoticeItem[]) => {
  const place = useOpenPlace()
  const [opened, setOpened] = useState({ place, ids: notices.map(({ id }) => id) })
  if (opened.place !== place) setOpened({ place, ids: notices.map(({ id }) => id) })
  const late = place ? notices.filter(({ id }) => !opened.ids.includes(id)) : []
  return { place, late }
}

/** Where the messages of a page stand; always drawn, so that a reader hears what arrives. */
export const NoticeRegion = ({ notices, onClose }: NoticeRegionProps) => {
  const words = useWords()
  const closing = useFocusAfter(notices.length)
  const { place, late } = useInDialog(notices)
  const here = notices.filter((notice) => !late.includes(notice))
  const region = useSteady<HTMLElement>(here.map(({ id }) => id).join())
  const draw = ({ id, kind, text }: NoticeItem) => (
    <Notice
      key={id}
      kind={kind}
      onClose={() => {
        closing()
        onClose(id)
      }}
    >
      {text}
    </Notice>
  )
  return (
    <>
      <section
        ref={region}
        className={classes(css.region, here.length > 0 && css.filled)}
        aria-label={words(baseCopy.notices)}
      >
        {here.map(draw)}
      </section>
      {place &&
        late.length > 0 &&
        createPortal(
          <section className={css.inDialog} aria-label={words(baseCopy.notices)}>
            {late.map(draw)}
          </section>,
          place,
        )}
    </>
  )
}
