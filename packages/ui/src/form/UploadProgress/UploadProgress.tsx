'use client'
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { Bar } from '../../base/Bar/Bar.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { formCopy } from '../form.copy.ts'
import * as css from './UploadProgress.css.ts'

export interface UploadProgressProps {
  /** How much has left, from 0 to 1. */
  share: number
  /** Calls it off. */
  onCancel: () => void
  /** Called when it goes while it has the focus, which somebody else has to take. */
  onGone: () => void
}

/** A file on its way: how far it is, and the way to call it off. The foot of a form draws it by itself. */
export const UploadProgress = ({ share, onCancel, onGone }: UploadProgressProps) => {
  const id = useId()
  const percent = Math.round(share * 100)
  const box = useRef<HTMLDivElement>(null)
  const leave = useEffectEvent(onGone)
  useLayoutEffect(() => {
    const drawn = box.current
    return () => {
      if (drawn?.contains(document.activeElement)) leave()
    }
  }, [])
  return (
    <div ref={box} className={css.upload}>
      <div className={css.line}>
        <span>
          <span id={id}>
            <Words>{formCopy.uploading}</Words>
          </span>{' '}
          <span className={css.figure} aria-hidden="true">
            {percent} %
          </span>
        </span>
        <Button variant="ghost" size="small" onClick={onCancel}>
          {formCopy.cancelUpload}
        </Button>
      </div>
      <div role="progressbar" aria-labelledby={id} aria-valuenow={percent}>
        <Bar percent={percent} tone="accent" />
      </div>
    </div>
  )
}
