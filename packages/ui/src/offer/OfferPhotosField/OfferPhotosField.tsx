'use client'
import { OFFER_PHOTO_MAXIMUM } from '@plomada/domain'
import { useRef } from 'react'
import type { DropZoneFile } from '../../base/DropZone/DropZoneFile.ts'
import { DropZone } from '../../base/DropZone/DropZone.tsx'
import type { FieldProps } from '../../base/Field/Field.tsx'
import { photoAccept } from '../../marketplace/uploadPhoto.ts'
import { OfferPhotoList } from './OfferPhotoList.tsx'
import type { OfferPhotoItem } from './photoItems.ts'
import type { OfferPhotosState } from './useOfferPhotos.ts'

export interface OfferPhotosFieldProps extends FieldProps {
  /** The photos, from `useOfferPhotos`. */
  photos: OfferPhotosState
}

const statuses = {
  preparing: 'waiting',
  ready: undefined,
  sending: 'sending',
  sent: 'done',
  failed: 'failed',
  refused: 'failed',
} as const satisfies Record<OfferPhotoItem['status'], DropZoneFile['status']>

/** Returns a photo as a file that the drop zone counts and announces. */
function toFile({ id, file, status, errorMessage }: OfferPhotoItem): DropZoneFile {
  const shown = statuses[status]
  return {
    id,
    name: file?.name ?? '',
    ...(shown && { status: shown }),
    ...(errorMessage !== undefined && { errorMessage }),
  }
}

/** Lets the client add, order, describe, replace and remove the photos of an offer. They are sent with the form. */
export const OfferPhotosField = ({ photos, ...field }: OfferPhotosFieldProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <DropZone
      {...field}
      ref={input}
      accept={photoAccept}
      maxFiles={OFFER_PHOTO_MAXIMUM}
      files={photos.items.map(toFile)}
      onAdd={photos.add}
    >
      {photos.items.length > 0 && (
        <OfferPhotoList photos={photos} onFocusLost={() => input.current?.focus()} />
      )}
    </DropZone>
  )
}
