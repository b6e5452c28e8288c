import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS, PHOTO_TYPES } from '@plomada/domain'
import type { FileTexts } from '../base/Field/fileRules.ts'
import { prepareFile } from '../base/Field/prepareFile.ts'
import type { UploadOptions } from '../form/index.ts'

/** Uploads a photo. A repeated upload has the same key. */
export type UploadPhoto = (
  file: File,
  key: string,
  options: UploadOptions,
) => Promise<{ id: string; url: string }>

/** What a field for photos accepts: their content is judged later, and large ones are made smaller. */
export const photoAccept = 'image/*,.heic,.heif'

const rules = { accept: PHOTO_TYPES.join(), maxBytes: PHOTO_MAX_BYTES, maxPixels: PHOTO_MAX_PIXELS }

/** Judges a photo by its content and makes a large one smaller. Throws an error for the user. */
export async function preparePhoto(chosen: File, texts: FileTexts): Promise<File> {
  const { file, problem } = await prepareFile(chosen, rules, texts)
  if (problem !== undefined) throw Object.assign(new Error(problem), { isUserError: true })
  return file
}

/** Returns an upload that prepares each photo. */
export const withPreparedPhoto =
  (upload: UploadPhoto, texts: FileTexts): UploadPhoto =>
  async (chosen, key, options) =>
    upload(await preparePhoto(chosen, texts), key, options)

/** Returns whether the server could not be reached. */
export const isNetworkError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'unavailable'
