'use client'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { DropZone } from '../../base/DropZone/DropZone.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import type { useFormField } from '../../form/index.ts'
import { Message } from '../Message/Message.tsx'
import { photoAccept } from '../uploadPhoto.ts'
import { photosMessages } from './photos.messages.ts'
import { getSentIds, type PhotoItem, type PhotoQueue } from './photoQueue.ts'

export interface PhotosFieldProps {
  /** The field of the form. */
  field: ReturnType<typeof useFormField>['field']
  maximum: number
  photos: readonly PhotoItem[]
  queue: PhotoQueue
  /** Called with the ids of the sent photos. */
  onChange: (ids: string[]) => void
}

/** Renders the field of the photos, which are uploaded as soon as they are added. */
export const PhotosField = ({ field, maximum, photos, queue, onChange }: PhotosFieldProps) => {
  const isOnline = useOnline()
  useEffect(() => queue.start(), [queue])
  const update = useEffectEvent(() => onChange(getSentIds(photos)))
  const statuses = photos.map(({ id, status }) => `${id} ${status}`).join()
  const [initialStatuses] = useState(statuses)
  // Also when only a status changes, so that an error about it disappears.
  useEffect(() => {
    if (statuses !== initialStatuses) update()
  }, [statuses, initialStatuses])
  return (
    <>
      <DropZone
        {...field}
        accept={photoAccept}
        maxFiles={maximum}
        files={photos}
        onAdd={queue.add}
        onCancel={(id) => queue.remove(String(id))}
        onRetry={(id) => queue.retry(String(id))}
        onRemove={(id) => queue.remove(String(id))}
      />
      {!isOnline && photos.some(({ status }) => status === 'waiting') && (
        <Notice>
          <Message>{photosMessages.photosOffline}</Message>
        </Notice>
      )}
    </>
  )
}

const watchConnection = (onChange: () => void) => {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Returns whether the browser has a connection; on a server it has one. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
