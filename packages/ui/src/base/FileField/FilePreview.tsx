'use client'
import { useCallback } from 'react'

interface FilePreviewProps {
  file: File
  className: string
  onError: () => void
}

/** Renders a selected photo from an object URL, revoked on unmount. */
export const FilePreview = ({ file, className, onError }: FilePreviewProps) => {
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={ref} alt="" className={className} onError={onError} />
}
