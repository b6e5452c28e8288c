'use client'
import type { offerForm } from '@plomada/domain'
import { useEffect, useEffectEvent } from 'react'
import { useFormField } from '../../form/index.ts'
import { OfferPhotosField } from '../OfferPhotosField/OfferPhotosField.tsx'
import type { OfferPhotosState } from '../OfferPhotosField/useOfferPhotos.ts'

interface PhotoFieldsProps {
  form: typeof offerForm
  photos: OfferPhotosState
}

/** Renders the photos of an offer and keeps their keys in the form. */
export const PhotoFields = ({ form, photos }: PhotoFieldsProps) => {
  const { value, setValue, field } = useFormField(form, 'photoIds')
  const update = useEffectEvent((ids: string[]) => {
    if (ids.length > 0 || value.length > 0) setValue(ids)
  })
  // Also when only a status changes, so that an error about it disappears.
  useEffect(() => update(photos.items.map(({ id }) => id)), [photos.items])
  return <OfferPhotosField {...field} photos={photos} />
}
