'use client'
import type { ReactNode } from 'react'
import { classes } from '../../theme/classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { Message } from '../Message/Message.tsx'
import * as css from './Notice.css.ts'
import { useOverride } from '../../provider/index.ts'
import * as baseMessages from '../base.messages.ts'

export interface NoticeProps {
  /** Text of the message. */
  children: ReactNode
  /** Type of the message. Screen readers announce an `error` immediately and the others after the current speech.
   * @default 'info' */
  kind?: 'success' | 'error' | 'info'
  /** Called when the user closes the message. Without it there is no close button. */
  onClose?: () => void
}

const pictures = { success: icons.check, error: icons.alert, info: icons.bell }

/** Renders a message that stays until the user closes it or leaves the page. */
export const Notice = ({ children, kind = 'info', onClose }: NoticeProps) => {
  const t = useOverride()
  return (
    <div className={classes(css.notice, css.kind[kind])}>
      <Icon icon={pictures[kind]} />
      <div className={css.text} role={kind === 'error' ? 'alert' : 'status'}>
        <Message>{children}</Message>
      </div>
      {onClose && (
        <button
          type="button"
          className={css.close}
          aria-label={t(baseMessages.closeNotice)}
          onClick={onClose}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            // In a dialog, Escape closes the message and not the dialog.
            event.preventDefault()
            onClose()
          }}
        >
          <Icon icon={icons.close} size="md" />
        </button>
      )}
    </div>
  )
}
