'use client'
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { Bar } from '../../base/Bar/Bar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { useMessages } from '../../provider/context.ts'
import { useFormats } from '../../provider/useFormats.ts'
import * as css from './UploadProgress.css.ts'

export interface UploadProgressProps {
  /** Progress from 0 to 1. */
  progress: number
  /** Cancels the upload. */
  onCancel: () => void
  /** Called when the component unmounts while it contains the focus. */
  onFocusLost: () => void
}

/** Renders the progress of an upload with a cancel button. `SubmitButton` includes it. */
export const UploadProgress = ({ progress, onCancel, onFocusLost }: UploadProgressProps) => {
  const getMessage = useMessages()
  const formats = useFormats()
  const id = useId()
  const percent = Math.round(progress * 100)
  const box = useRef<HTMLDivElement>(null)
  const notify = useEffectEvent(onFocusLost)
  useLayoutEffect(() => {
    const element = box.current
    return () => {
      if (element?.contains(document.activeElement)) notify()
    }
  }, [])
  return (
    <div ref={box} className={css.upload}>
      <div className={css.line}>
        <span>
          <span id={id}>{getMessage('form.uploading')}</span>{' '}
          <span className={css.figure} aria-hidden="true">
            {formats.percent(progress)}
          </span>
        </span>
        <Button variant="ghost" size="small" onClick={onCancel}>
          {getMessage('form.cancelUpload')}
        </Button>
      </div>
      <div role="progressbar" aria-labelledby={id} aria-valuenow={percent}>
        <Bar percent={percent} tone="accent" />
      </div>
    </div>
  )
}
