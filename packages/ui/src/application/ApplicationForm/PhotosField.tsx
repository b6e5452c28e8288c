'use client'
import type { createApplicationForm } from '@plomada/domain'
import { APPLICATION_PHOTO_MAXIMUM } from '@plomada/domain'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { DropZone } from '../../base/DropZone/DropZone.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { useFormField } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { photoAccept } from '../../marketplace/uploadPhoto.ts'
import { applicationMessages } from '../application.messages.ts'
import type { PhotoItem, PhotoQueue } from './photoQueue.ts'

interface PhotosFieldProps {
  form: ReturnType<typeof createApplicationForm>
  photos: readonly PhotoItem[]
  queue: PhotoQueue
}

/** Renders the field of the photos, which are uploaded as soon as they are added. */
export const PhotosField = ({ form, photos, queue }: PhotosFieldProps) => {
  const { setValue, field } = useFormField(form, 'photoIds')
  const isOnline = useOnline()
  useEffect(() => queue.start(), [queue])
  const sentIds = photos.filter(({ status }) => status === 'done').map(({ id }) => id)
  const update = useEffectEvent(() => setValue(sentIds))
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
        maxFiles={APPLICATION_PHOTO_MAXIMUM}
        files={photos}
        onAdd={queue.add}
        onCancel={(id) => queue.remove(String(id))}
        onRetry={(id) => queue.retry(String(id))}
        onRemove={(id) => queue.remove(String(id))}
      />
      {!isOnline && photos.some(({ status }) => status === 'waiting') && (
        <Notice>
          <Message>{applicationMessages.photosOffline}</Message>
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
