'use client'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '../../provider/context.ts'
import { classes, classOf } from '../../theme/classes.ts'
import { Button } from '../Button/Button.tsx'
import { useNoticeContainer } from '../Dialog/noticeContainers.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { type Toast, type ToastQueue, toastQueue } from './toastQueue.ts'
import * as css from './ToastRegion.css.ts'
import type { ElementProps } from '../passThrough.ts'
import { useRegionFocus } from './useRegionFocus.ts'

export interface ToastRegionProps extends ElementProps<'section', 'ref'> {
  /** The toasts, of `createToastQueue`.
   * @default toastQueue */
  queue?: ToastQueue
}

const pictures = { success: icons.check, error: icons.alert, info: icons.bell }
const noToasts: readonly Toast[] = []

const ToastItem = ({ toast, onClose }: { toast: Toast; onClose: () => void }) => {
  const { text, kind = 'info', action } = toast
  const t = useMessages()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the close button does the same
    <li
      className={css.toast}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // In a dialog, Escape closes the toast and not the dialog.
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <span className={classes(css.mark, classOf(css.kind, kind))}>
        <Icon icon={pictures[kind]} />
      </span>
      <div className={css.text}>{text}</div>
      <div className={classes(css.actions, action && css.below)}>
        {action && (
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              onClose()
              action.onAction()
            }}
          >
            {action.label}
          </Button>
        )}
        <button type="button" className={css.close} aria-label={t('notice.close')} onClick={onClose}>
          <Icon icon={icons.close} size="md" />
        </button>
      </div>
    </li>
  )
}

/** Pauses the toasts while the tab is hidden. */
const usePauseWhileHidden = (queue: ToastQueue) => {
  useEffect(() => {
    const update = () => queue.setPaused('hidden', document.hidden)
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [queue])
}

/** Renders the section in the top layer, above the page or inside of an open dialog. */
const Section = ({ queue = toastQueue, ...rest }: ToastRegionProps) => {
  const t = useMessages()
  const section = useRef<HTMLElement>(null)
  const toasts = useSyncExternalStore(queue.subscribe, queue.getVisible, () => noToasts)
  const focus = useRegionFocus(section, toasts.length)
  usePauseWhileHidden(queue)
  // Always shown, because a live region that appears together with its text may not be announced.
  useLayoutEffect(() => {
    // The dialog around it may be removed in the same update; the section then moves to the page.
    if (section.current?.isConnected) section.current.showPopover?.()
  }, [])
  const close = (id: number) => {
    focus.beforeClose()
    queue.close(id)
  }
  const isEmpty = toasts.length === 0
  // The element under the pointer or with the focus may be gone without an event.
  useEffect(() => {
    if (!isEmpty) return
    queue.setPaused('hover', false)
    queue.setPaused('focus', false)
  }, [isEmpty, queue])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pauses while users read or reach a toast
    <section
      {...rest}
      ref={section}
      popover="manual"
      // An empty region is no landmark.
      aria-label={isEmpty ? undefined : t('toast.region')}
      tabIndex={-1}
      className={css.region}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && queue.setPaused('hover', true)}
      onPointerLeave={() => queue.setPaused('hover', false)}
      onFocus={(event) => {
        focus.onEnter(event.relatedTarget)
        queue.setPaused('focus', true)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) queue.setPaused('focus', false)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.target === event.currentTarget) focus.returnFocus()
      }}
    >
      <ul className={css.list} aria-live="polite" aria-relevant="additions text">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </ul>
    </section>
  )
}

/** Renders the toasts of a queue. Render it once, at the end of the page, also while there are no toasts. */
export const ToastRegion = (props: ToastRegionProps) => {
  const dialog = useNoticeContainer()
  // The page behind a modal dialog is inert, also what is in the top layer.
  return dialog ? createPortal(<Section {...props} />, dialog) : <Section {...props} />
}
