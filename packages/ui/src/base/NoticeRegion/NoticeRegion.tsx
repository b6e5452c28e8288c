'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '../../theme/classes.ts'
import { useNoticeContainer } from '../Dialog/noticeContainers.ts'
import { LiveRegionContext } from '../Notice/LiveRegion.tsx'
import { Notice, type NoticeProps } from '../Notice/Notice.tsx'
import type { PassThroughProps } from '../passThrough.ts'
import { useForwardedRef } from '../useForwardedRef.ts'
import * as css from './NoticeRegion.css.ts'
import { useStableHeight } from './useStableHeight.ts'
import { useMessages } from '../../provider/context.ts'

/** A message in a region. */
export interface NoticeItem {
  /** Unique id of the message. */
  id: string | number
  /** Type of the message. */
  kind: NonNullable<NoticeProps['kind']>
  /** Text of the message. */
  text: ReactNode
  /** Buttons below the text, such as one that undoes. */
  actions?: ReactNode
}

export interface NoticeRegionProps extends PassThroughProps {
  /** The messages, oldest first. */
  notices: readonly NoticeItem[]
  /** Called with the id of the message that the user closes. */
  onClose: (id: NoticeItem['id']) => void
}

/**
 * Moves the focus from a closed message to the next one, or to the dialog or page around the last one. Returns a
 * function to call before a message is closed.
 */
const useFocusAfterClose = (count: number) => {
  const closed = useRef<{ region: Element; container: HTMLElement | null }>(null)
  const previousCount = useRef(count)
  useEffect(() => {
    const isRemoved = count < previousCount.current
    previousCount.current = count
    const origin = closed.current
    if (!isRemoved || !origin || document.activeElement !== document.body) return
    closed.current = null
    const next = origin.region.isConnected ? origin.region.querySelector('button') : null
    ;(next ?? origin.container)?.focus()
  }, [count])
  return () => {
    const region = document.activeElement?.closest('section')
    closed.current = region
      ? { region, container: region.closest('dialog') ?? document.querySelector('main') }
      : null
  }
}

/** Returns the open dialog and the messages that arrived since it opened: the page behind it is inert. */
const useDialogNotices = (notices: readonly NoticeItem[]) => {
  const dialog = useNoticeContainer()
  const [opened, setOpened] = useState({ dialog, ids: notices.map(({ id }) => id) })
  if (opened.dialog !== dialog) setOpened({ dialog, ids: notices.map(({ id }) => id) })
  return { dialog, inDialog: dialog ? notices.filter(({ id }) => !opened.ids.includes(id)) : [] }
}

/** Renders the messages of a page. Always mounted, so that screen readers announce messages that arrive. */
export const NoticeRegion = ({ notices, onClose, ref, ...rest }: NoticeRegionProps) => {
  const label = useMessages()('notice.region')
  const beforeClose = useFocusAfterClose(notices.length)
  const { dialog, inDialog } = useDialogNotices(notices)
  const onPage = notices.filter((notice) => !inDialog.includes(notice))
  const region = useStableHeight<HTMLElement>(onPage.map(({ id }) => id).join())
  useForwardedRef(ref, region)
  const renderNotice = ({ id, kind, text, actions }: NoticeItem) => (
    <Notice
      key={id}
      kind={kind}
      actions={actions}
      onClose={() => {
        beforeClose()
        onClose(id)
      }}
    >
      {text}
    </Notice>
  )
  return (
    <LiveRegionContext value>
      <section
        ref={region}
        className={classes(css.region, onPage.length > 0 && css.filled)}
        aria-label={label}
        aria-live="polite"
        {...rest}
      >
        {onPage.map(renderNotice)}
      </section>
      {dialog &&
        createPortal(
          <section
            className={classes(css.region, inDialog.length > 0 && css.inDialog)}
            // An empty region is no landmark.
            aria-label={inDialog.length > 0 ? label : undefined}
            aria-live="polite"
          >
            {inDialog.map(renderNotice)}
          </section>,
          dialog,
        )}
    </LiveRegionContext>
  )
}
