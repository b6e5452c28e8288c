import * as z from 'zod/mini'
import { problems } from '../contract/problem.ts'
import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS, PHOTO_TYPES } from './photo.ts'

// Separate from photo.ts: cards that show photos should not load the upload validation.

/** What happens to a photo. */
export const photoFileHint = 'Si es muy grande, la achicamos'

/** Options of a form field for a photo that may be missing. */
export const photoFileOptions = {
  accept: PHOTO_TYPES,
  maxBytes: PHOTO_MAX_BYTES,
  maxPixels: PHOTO_MAX_PIXELS,
  hint: `Opcional. ${photoFileHint}`,
}

export const photoFileSchema = z.nullable(
  z
    .custom<File>((file) => file instanceof Blob)
    .check(
      z.refine(
        (file) => (PHOTO_TYPES as readonly string[]).includes(file.type),
        problems.photoFormat.sentence,
      ),
      z.refine((file) => file.size > 0, problems.photoFormat.sentence),
      z.refine((file) => file.size <= PHOTO_MAX_BYTES, problems.photoTooLarge.sentence),
    ),
)
