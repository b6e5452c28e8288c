import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS, PHOTO_TYPES } from '@plomada/domain'
import type { FileTexts } from '../../base/Field/fileRules.ts'
import { prepareFile } from '../../base/Field/prepareFile.ts'
import type { UploadPhoto } from './photoQueue.ts'

const rules = { accept: PHOTO_TYPES.join(), maxBytes: PHOTO_MAX_BYTES, maxPixels: PHOTO_MAX_PIXELS }

/** Judges a photo by its content and makes a large one smaller before it is uploaded. */
export const withPreparedPhoto =
  (upload: UploadPhoto, texts: FileTexts): UploadPhoto =>
  async (chosen, key, options) => {
    const { file, problem } = await prepareFile(chosen, rules, texts)
    if (problem !== undefined) throw Object.assign(new Error(problem), { isUserError: true })
    return upload(file, key, options)
  }
