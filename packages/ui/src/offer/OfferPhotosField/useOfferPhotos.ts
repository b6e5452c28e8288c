'use client'
import type { OfferPhoto } from '@plomada/domain'
import { toUserError } from '@plomada/domain/contract'
import { useRef, useState } from 'react'
import type { UploadOptions } from '../../form/index.ts'
import { useOverride } from '../../marketplace/overrides.ts'
import { preparePhoto } from '../../marketplace/uploadPhoto.ts'
import { useLocale, useMessages } from '../../provider/context.ts'
import * as offerMessages from '../offer.messages.ts'
import { changeItem, moveItem, type OfferPhotoItems, toNewItem, toStoredItems } from './photoItems.ts'
import { type OfferPhotoStore, sendPhotos } from './sendPhotos.ts'

/** The photos of the form of an offer, and the functions that change and send them. */
export type OfferPhotosState = ReturnType<typeof useOfferPhotos>

/** Keeps the photos of the form of an offer, at first the stored ones. They are sent with the form. */
export function useOfferPhotos(saved: readonly OfferPhoto[] = []) {
  const texts = { t: useMessages(), locale: useLocale() }
  const t = useOverride()
  const [items, setItems] = useState(() => toStoredItems(saved))
  // Sending reads what has changed since it began.
  const latest = useRef(items)
  const preparations = useRef(new Set<Promise<void>>())
  const update = (next: OfferPhotoItems) => {
    latest.current = next
    setItems(next)
  }
  const change: (
    ...args: Parameters<typeof changeItem> extends [unknown, ...infer Rest] ? Rest : never
  ) => void = (id, changes) => update(changeItem(latest.current, id, changes))

  const prepare = (id: string, chosen: File) => {
    const preparation = preparePhoto(chosen, texts).then(
      (file) => change(id, { file, status: 'ready' }),
      (error: unknown) => change(id, { status: 'refused', errorMessage: toUserError(error).message }),
    )
    preparations.current.add(preparation)
    void preparation.then(() => preparations.current.delete(preparation))
  }
  return {
    items,
    add(files: readonly File[]) {
      const added = files.map((file) => toNewItem(file))
      update([...latest.current, ...added])
      for (const { id, file } of added) if (file) prepare(id, file)
    },
    /** Returns the key of the photo that takes the place of another one. */
    replace(id: string, file: File): string {
      const next = toNewItem(file, latest.current.find((item) => item.id === id)?.caption)
      update(latest.current.map((item) => (item.id === id ? next : item)))
      prepare(next.id, file)
      return next.id
    },
    remove: (id: string) => update(latest.current.filter((item) => item.id !== id)),
    move: (id: string, place: number) => update(moveItem(latest.current, id, place)),
    setCaption: (id: string, caption: string) => change(id, { caption }),
    reset: () => update([]),
    /** Waits until chosen files are judged. Throws an error of the field if one is no photo. */
    async settle() {
      await Promise.all(preparations.current)
      if (latest.current.every(({ status }) => status !== 'refused')) return
      const message = t(offerMessages.photoRefused)
      throw Object.assign(new Error(message), { isUserError: true, fields: { photoIds: message } })
    },
    send: (store: OfferPhotoStore, options: UploadOptions) =>
      sendPhotos({ read: () => latest.current, change }, store, options),
  }
}
