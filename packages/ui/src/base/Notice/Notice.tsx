'use client'
import type { ReactNode } from 'react'
import { classes } from '../../theme/classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { Picture } from '../Icon/icons.ts'
import * as icons from '../Icon/icons.ts'
import { Words } from '../Words/Words.tsx'
import * as css from './Notice.css.ts'
import { useWords } from '../../provider/index.ts'
import { baseCopy } from '../base.copy.ts'

export interface NoticeProps {
  /** What happened. */
  children: ReactNode
  /** A success is announced when the reader is done speaking, an error at once.
   * @default 'info' */
  kind?: 'success' | 'error' | 'info'
  /** Called when it is closed; without it there is no close button. */
  onClose?: () => void
}

const pictures: Record<'success' | 'error' | 'info', Picture> = {
  success: icons.check,
  error: icons.alert,
  info: icons.bell,
}

/** A message that stays until it is closed or the person goes on. */
export const Notice = ({ children, kind = 'info', onClose }: NoticeProps) => {
  const words = useWords()
  return (
    <div className={classes(css.notice, css.kind[kind])}>
      <Icon picture={pictures[kind]} />
      <div className={css.words} role={kind === 'error' ? 'alert' : 'status'}>
        {typeof children === 'string' ? <Words>{children}</Words> : children}
      </div>
      {onClose && (
        <button
          type="button"
          className={css.close}
          aria-label={words(baseCopy.closeNotice)}
          onClick={onClose}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            // In a dialog the message goes, not the dialog.
            event.preventDefault()
            onClose()
          }}
        >
          <Icon picture={icons.close} size="md" />
        </button>
      )}
    </div>
  )
}
