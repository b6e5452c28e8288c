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

/** The message for a photo that its sender did not upload here, or that was removed. */
export const UNKNOWN_PHOTO = 'Una foto ya no está. Sacala y agregala de nuevo'

/** The message for a list that has a photo twice. */
export const REPEATED_PHOTO = 'Pusiste dos veces la misma foto'

/** Returns the message for more photos than the maximum. */
export const tooManyPhotosMessage = (maximum: number): string => `Puede tener hasta ${maximum} fotos`

/** The key of an uploaded photo, which its sender chooses: uploading it again stores no second photo. */
export const photoKeySchema = z.uuid('Tiene que ser un UUID')

/** Creates the schema of a list of photos, by their keys. */
export const photoListUpTo = <Item extends z.ZodMiniType>(
  maximum: number,
  item: Item,
  keyOf: (item: z.output<Item>) => string,
) =>
  z.array(item).check(
    z.maxLength(maximum, tooManyPhotosMessage(maximum)),
    z.refine((items) => new Set(items.map(keyOf)).size === items.length, REPEATED_PHOTO),
  )

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
