'use client'
import { useState } from 'react'
import { useLocale, useMessages } from '../../provider/context.ts'
import { useOverride } from '../overrides.ts'
import { type UploadPhoto, withPreparedPhoto } from '../uploadPhoto.ts'
import { createPhotoQueue, getSentIds, type PhotoItem } from './photoQueue.ts'
import { photosMessages } from './photos.messages.ts'

interface PhotoQueueOptions {
  /** Returns the photos that the field begins with. */
  initial: () => readonly PhotoItem[]
  upload: UploadPhoto | undefined
  /** Called with the photos after each change. Only that of the first render is used. */
  onChange?: (photos: readonly PhotoItem[]) => void
}

/** Returns the photos of a field of a form and the queue that uploads them, which is missing without `upload`. */
export function usePhotoQueue(name: string, { initial, upload, onChange }: PhotoQueueOptions) {
  const t = useOverride()
  const [photos, setPhotos] = useState(initial)
  const texts = { t: useMessages(), locale: useLocale() }
  const [queue] = useState(
    () =>
      upload &&
      createPhotoQueue(photos, withPreparedPhoto(upload, texts), (next) => {
        setPhotos(next)
        onChange?.(next)
      }),
  )
  /** Returns what names the photos when all are sent. Throws an error of the field otherwise. */
  const requireSent = async (): Promise<string[] | undefined> => {
    const settled = await queue?.settle()
    if (settled?.every(({ status }) => status === 'done') === false) {
      const message = t(photosMessages.photosUnsent)
      throw Object.assign(new Error(message), { isUserError: true, fields: { [name]: message } })
    }
    return settled && getSentIds(settled)
  }
  return { photos, queue, requireSent }
}
