'use client'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { ProgressBar } from '../../base/ProgressBar/ProgressBar.tsx'
import { useMessages } from '../../provider/context.ts'
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
      <ProgressBar label={getMessage('form.uploading')} value={Math.round(progress * 100)} />
      <Button variant="ghost" size="small" onClick={onCancel}>
        {getMessage('form.cancelUpload')}
      </Button>
    </div>
  )
}
