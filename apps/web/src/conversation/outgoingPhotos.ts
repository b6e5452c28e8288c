import { OUTGOING_PHOTOS } from '../data/clearUserData.ts'
import { type OutgoingMessage, photoLost } from './outgoingMessages.ts'

const open = () => caches.open(OUTGOING_PHOTOS)
/** Nothing is requested there: Cache Storage finds entries by address. */
const toAddress = (key: string) => `/fotos-sin-enviar/${key}`

async function readPhoto(key: string, name: string): Promise<File | null> {
  try {
    const blob = await (await (await open()).match(toAddress(key)))?.blob()
    return blob ? new File([blob], name, { type: blob.type }) : null
  } catch {
    return null
  }
}

async function deletePhoto(key: string): Promise<void> {
  try {
    await (await open()).delete(toAddress(key))
  } catch {
    // Without storage no photo was stored.
  }
}

/** Keeps the photos of unsent messages in this browser, for later pages. */
export function createPhotoKeeper(
  getMessages: () => readonly OutgoingMessage[],
  change: (key: string, changes: Partial<OutgoingMessage>) => void,
) {
  const find = (key: string) => getMessages().find((message) => message.key === key)
  return {
    /** Stores the photo of a message. Without storage, or with a full one, later pages find only the text. */
    async keep(key: string, file: File): Promise<void> {
      try {
        await (await open()).put(toAddress(key), new Response(file))
      } catch {
        return
      }
      if (find(key)) change(key, { storedPhoto: file.name })
      // It was sent or discarded in the meantime.
      else await deletePhoto(key)
    },
    /** Reads the photos that other pages have stored. */
    async restore(): Promise<void> {
      for (const { key, storedPhoto, file } of getMessages()) {
        if (storedPhoto === null || file) continue
        const restored = await readPhoto(key, storedPhoto)
        change(key, restored ? { file: restored } : photoLost)
      }
    },
    /** Deletes the photo of a message, if it has one. */
    discard(key: string): void {
      const message = find(key)
      if (message?.file || message?.storedPhoto) void deletePhoto(key)
    },
  }
}
