import { refuse } from '@plomada/domain/contract'
import type { Photos } from './photos.ts'

/** How a photo with a key is found and inserted. */
interface PhotoRows<Row> {
  /** Finds the row with the key. */
  find: () => Promise<Row | undefined>
  /** Inserts the row; undefined if another request has inserted it meanwhile. */
  insert: (photo: string) => Promise<Row | undefined>
}

/** Stores an upload unless its key has been used, and returns its row: a repeated upload has no effect. */
export async function storeOnce<Row>(
  { photos, file }: { photos: Photos; file: Buffer },
  { find, insert }: PhotoRows<Row>,
): Promise<Row> {
  return (await find()) ?? (await insert(await photos.save(file))) ?? (await find()) ?? refuse('conflict')
}
