'use client'
import { useRef } from 'react'
import { useMessages } from '../../provider/context.ts'
import * as icons from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'

interface PhotoPickerProps {
  accept: string
  onChoose: (file: File | undefined) => void
  /** Focuses the field after the file dialog. */
  returnFocus: () => void
}

/** Renders the button that opens the file dialog. */
export const PhotoPicker = ({ accept, onChoose, returnFocus }: PhotoPickerProps) => {
  const t = useMessages()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        className={hidden}
        type="file"
        tabIndex={-1}
        aria-hidden="true"
        aria-label={t('composer.attach')}
        accept={accept}
        onChange={(event) => {
          onChoose(event.target.files?.[0])
          // Choosing the same file again is another change.
          event.target.value = ''
          returnFocus()
        }}
      />
      <IconButton icon={icons.addPhoto} label={t('composer.attach')} onClick={() => input.current?.click()} />
    </>
  )
}
