'use client'
import { type ReactNode, useContext } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import type { PassThroughProps } from '../passThrough.ts'
import { Stack } from '../Stack/Stack.tsx'
import { LiveRegionContext } from './LiveRegion.tsx'
import * as css from './Notice.css.ts'
import { useMessages } from '../../provider/context.ts'

export interface NoticeProps extends PassThroughProps<HTMLDivElement> {
  /** Text of the message. */
  children: ReactNode
  /** Type of the message. Screen readers announce an `error` immediately and the others after the current speech.
   * @default 'info' */
  kind?: 'success' | 'error' | 'info'
  /** Buttons below the text, such as one that undoes. Several are in an `Inline`. */
  actions?: ReactNode
  /** Called when the user closes the message. Without it there is no close button. */
  onClose?: () => void
}

const pictures = { success: icons.check, error: icons.alert, info: icons.bell }

/** Renders a message that stays until the user closes it or leaves the page. */
export const Notice = ({ children, kind = 'info', actions, onClose, ...rest }: NoticeProps) => {
  const getMessage = useMessages()
  const isInLiveRegion = useContext(LiveRegionContext)
  const role = isInLiveRegion ? undefined : 'status'
  const message = (
    <div className={css.text} role={kind === 'error' ? 'alert' : role}>
      {children}
    </div>
  )
  return (
    <div className={classes(css.notice, classOf(css.kind, kind))} {...rest}>
      <Icon icon={pictures[kind]} />
      {actions ? (
        <Stack gap={2}>
          {message}
          {actions}
        </Stack>
      ) : (
        message
      )}
      {onClose && (
        <button
          type="button"
          className={css.close}
          aria-label={getMessage('notice.close')}
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
