'use client'
import type { ReactNode } from 'react'
import { classes } from '../../theme/classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/names.ts'
import { Words } from '../Words/Words.tsx'
import * as css from './Notice.css.ts'

export interface NoticeProps {
  /** What happened. */
  children: ReactNode
  /** A success is announced when the reader is done speaking, an error at once.
   * @default 'info' */
  kind?: 'success' | 'error' | 'info'
  /** Called when it is closed; without it there is no close button. */
  onClose?: () => void
}

const icons: Record<'success' | 'error' | 'info', IconName> = {
  success: 'check',
  error: 'alert',
  info: 'bell',
}

/** A message that stays until it is closed or the person goes on. */
export const Notice = ({ children, kind = 'info', onClose }: NoticeProps) => (
  <div className={classes(css.notice, css.kind[kind])}>
    <Icon name={icons[kind]} />
    <div className={css.words} role={kind === 'error' ? 'alert' : 'status'}>
      {typeof children === 'string' ? <Words>{children}</Words> : children}
    </div>
    {onClose && (
      <button
        type="button"
        className={css.close}
        aria-label="Cerrar aviso"
        onClick={onClose}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      >
        <Icon name="close" size="md" />
      </button>
    )}
  </div>
)
