import { smallPhoto } from '@plomada/domain'
import { toUserError } from '@plomada/domain/contract'
import type { DropZoneFile } from '../../base/DropZone/DropZoneFile.ts'
import { isNetworkError, type UploadPhoto } from '../uploadPhoto.ts'

/** A photo of the form: stored before, or uploaded now. Its id is the key of the upload. */
export interface PhotoItem extends DropZoneFile {
  id: string
  status: NonNullable<DropZoneFile['status']>
  file?: File
  /** What names the photo for the server once it is sent.
   * @default the id */
  sentId?: string
  /** Whether the server could not be reached: it is sent again when the connection returns. */
  isUnreachable?: boolean
}

/** Uploads photos one after the other. A photo that fails does not stop the others. */
export interface PhotoQueue {
  add: (files: readonly File[]) => void
  retry: (id: PhotoItem['id']) => void
  /** Removes a photo, and cancels its upload. */
  remove: (id: PhotoItem['id']) => void
  /** Waits for the uploads that have begun and returns the photos. */
  settle: () => Promise<readonly PhotoItem[]>
  /** Continues waiting uploads, now and when the connection returns. Returns the function that stops it. */
  start: () => () => void
}

/** Creates the items of stored photos. */
export const toPhotoItems = (
  photos: readonly { id: string; url: string }[],
  nameOf: (number: number) => string,
) =>
  photos.map(({ id, url }, index): PhotoItem => ({
    id,
    name: nameOf(index + 1),
    status: 'done',
    src: smallPhoto(url) ?? url,
  }))

/** Returns what names the sent photos for the server, in their order. */
export const getSentIds = (items: readonly PhotoItem[]): string[] =>
  items.filter(({ status }) => status === 'done').map(({ id, sentId = id }) => sentId)

/** Creates a queue. `onChange` receives the photos after each change. */
export function createPhotoQueue(
  initial: readonly PhotoItem[],
  upload: UploadPhoto,
  onChange: (items: readonly PhotoItem[]) => void,
): PhotoQueue {
  // An upload that its form has left starts again.
  let items: readonly PhotoItem[] = initial.map((item) =>
    item.status === 'sending' ? toWaiting(item) : item,
  )
  let running: Promise<void> | undefined
  let current: { id: string; controller: AbortController } | undefined

  const save = (next: readonly PhotoItem[]) => {
    items = next
    onChange(next)
  }
  const change = (id: string, changes: Partial<PhotoItem>) =>
    save(items.map((item) => (item.id === id ? { ...item, ...changes } : item)))

  async function send(id: string, file: File): Promise<void> {
    const controller = new AbortController()
    current = { id, controller }
    change(id, { status: 'sending' })
    try {
      const onProgress = (progress: number) => change(id, { progress })
      const sent = await upload(file, id, { signal: controller.signal, onProgress })
      change(id, { status: 'done', sentId: sent.id, src: smallPhoto(sent.url) ?? sent.url })
    } catch (error) {
      if (controller.signal.aborted) return
      const isUnreachable = isNetworkError(error)
      const status = isUnreachable && !navigator.onLine ? 'waiting' : 'failed'
      change(id, { status, isUnreachable, errorMessage: toUserError(error).message })
    }
  }
  async function run(): Promise<void> {
    for (;;) {
      const next = items.find(({ status }) => status === 'waiting')
      if (!next?.file || !navigator.onLine) return
      await send(next.id, next.file)
    }
  }
  const proceed = () => {
    running ??= run().finally(() => {
      running = undefined
      current = undefined
    })
    return running
  }
  const resume = () => {
    save(items.map((item) => (item.isUnreachable && item.status === 'failed' ? toWaiting(item) : item)))
    void proceed()
  }
  return {
    add(files) {
      const added = files.map((file): PhotoItem => {
        const { name, size } = file
        return { id: crypto.randomUUID(), name, size, status: 'waiting', file }
      })
      save([...items, ...added])
      void proceed()
    },
    retry(id) {
      save(items.map((item) => (item.id === id ? toWaiting(item) : item)))
      void proceed()
    },
    remove(id) {
      save(items.filter((item) => item.id !== id))
      if (current?.id === id) current.controller.abort()
    },
    async settle() {
      await proceed()
      return items
    },
    start() {
      void proceed()
      addEventListener('online', resume)
      return () => {
        removeEventListener('online', resume)
        current?.controller.abort()
      }
    },
  }
}

function toWaiting({ id, name, size, file }: PhotoItem): PhotoItem {
  return { id, name, status: 'waiting', ...(size !== undefined && { size }), ...(file && { file }) }
}
