import * as z from 'zod/mini'
import { problems } from '../define/problem.ts'
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from './photo.ts'

// Separate from photo.ts: cards that show photos should not load the upload validation.

/** Options of a form field for a photo. */
export const photoFileOptions = {
  accept: PHOTO_TYPES,
  maxBytes: PHOTO_MAX_BYTES,
  hint: `Opcional. JPEG, PNG, WebP o AVIF de hasta ${PHOTO_MAX_BYTES / 2 ** 20} MB`,
}

export const photoFileSchema = z.nullable(
  z
    .custom<File>((file) => file instanceof Blob)
    .check(
      z.refine(
        (file) => (PHOTO_TYPES as readonly string[]).includes(file.type),
        problems.photoFormat.sentence,
      ),
      z.refine((file) => file.size <= PHOTO_MAX_BYTES, problems.photoTooLarge.sentence),
    ),
)
