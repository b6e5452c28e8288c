'use client'
import { classes } from '../../theme/classes.ts'
import { Notice, type NoticeProps } from '../Notice/Notice.tsx'
import * as css from './NoticeRegion.css.ts'

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

/** Where the messages of a page stand; always drawn, so that a reader hears what arrives. */
export const NoticeRegion = ({ notices, onClose }: NoticeRegionProps) => (
  <section className={classes(css.region, notices.length > 0 && css.filled)} aria-label="Avisos">
    {notices.map(({ id, kind, text }) => (
      <Notice key={id} kind={kind} onClose={() => onClose(id)}>
        {text}
      </Notice>
    ))}
  </section>
)
