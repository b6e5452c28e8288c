import type { OfferPhoto } from '@plomada/domain'
import { toUserError } from '@plomada/domain/contract'
import type { UploadOptions } from '../../form/index.ts'
import { isNetworkError, type UploadPhoto } from '../../marketplace/uploadPhoto.ts'
import type { OfferPhotoItem, OfferPhotoItems } from './photoItems.ts'

type ListedPhoto = Pick<OfferPhoto, 'id' | 'caption'>

/** Where the photos of an offer are stored. */
export interface OfferPhotoStore {
  /** The photos that the offer has. */
  stored: readonly ListedPhoto[]
  /** Adds a photo as the last one. */
  upload: UploadPhoto
  /** Sets order and captions, and removes the other photos. */
  setList: (photos: ListedPhoto[]) => Promise<unknown>
}

/** The items while they are sent: users may still change them. */
interface Items {
  read: () => OfferPhotoItems
  change: (id: string, changes: Partial<OfferPhotoItem>) => void
}

const toList = (items: OfferPhotoItems): ListedPhoto[] => items.map(({ id, caption }) => ({ id, caption }))

const isSameList = (list: readonly ListedPhoto[], other: readonly ListedPhoto[]) =>
  list.length === other.length &&
  list.every(({ id, caption }, index) => id === other[index]?.id && caption === other[index].caption)

/**
 * Stores the photos of the form: removes others, sends new ones in their order, and sets the list. A photo that fails does
 * not stop the others; then it throws the first error.
 */
export async function sendPhotos(
  items: Items,
  { stored, upload, setList }: OfferPhotoStore,
  { signal, onProgress }: UploadOptions,
): Promise<void> {
  let list = [...stored]
  const isStored = ({ id }: OfferPhotoItem) => list.some((photo) => photo.id === id)
  const kept = items.read().filter(isStored)
  // An offer has a maximum of photos, and new ones need the room.
  if (kept.length < list.length && kept.length < items.read().length) {
    list = toList(kept)
    await setList(list)
  }
  const errors: unknown[] = []
  const tried = new Set<string>()
  const findNext = () => items.read().find((item) => !isStored(item) && !tried.has(item.id))
  const count = items.read().filter((item) => !isStored(item)).length
  for (let next = findNext(); next?.file; next = findNext()) {
    const { id, file } = next
    const report = (share: number) => onProgress(Math.min(1, (tried.size - 1 + share) / count))
    tried.add(id)
    items.change(id, { status: 'sending' })
    try {
      const { url } = await upload(file, id, { signal, onProgress: report })
      items.change(id, { status: 'sent', url })
      list = [...list, { id, caption: '' }]
    } catch (error) {
      if (signal.aborted) {
        items.change(id, { status: 'ready' })
        throw error
      }
      items.change(id, { status: 'failed', errorMessage: toUserError(error).message })
      errors.push(error)
      if (isNetworkError(error)) break
    }
  }
  if (errors.length > 0) throw errors[0]
  const wanted = toList(items.read())
  if (!isSameList(list, wanted)) await setList(wanted)
}
