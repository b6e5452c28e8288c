import type { OfferPhoto } from '@plomada/domain'

/** A photo of the form of an offer: stored before, or chosen now. */
export interface OfferPhotoItem {
  /** The key of the upload. */
  id: string
  caption: string
  /** Whether it can be sent. One that was `refused` is no photo; one that `failed` can be sent again. */
  status: 'preparing' | 'ready' | 'sending' | 'sent' | 'failed' | 'refused'
  /** URL of a stored photo. */
  url?: string
  file?: File
  errorMessage?: string
}

export type OfferPhotoItems = readonly OfferPhotoItem[]

/** Creates the items of stored photos. */
export const toStoredItems = (photos: readonly OfferPhoto[]): OfferPhotoItems =>
  photos.map(({ id, url, caption }) => ({ id, url, caption, status: 'sent' }))

/** Creates the item of a chosen file. */
export const toNewItem = (file: File, caption = ''): OfferPhotoItem => ({
  id: crypto.randomUUID(),
  caption,
  status: 'preparing',
  file,
})

/** Returns the items with a photo in another place. */
export function moveItem(items: OfferPhotoItems, id: string, place: number): OfferPhotoItems {
  const moved = items.find((item) => item.id === id)
  return moved ? items.filter((item) => item !== moved).toSpliced(place, 0, moved) : items
}

/** Returns the items with changes of one of them. */
export const changeItem = (
  items: OfferPhotoItems,
  id: string,
  changes: Partial<OfferPhotoItem>,
): OfferPhotoItems => items.map((item) => (item.id === id ? { ...item, ...changes } : item))
