import { PHOTO_WIDTHS, type PhotoWidth } from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import type { FastifyPluginCallback } from 'fastify'
import * as z from 'zod'
import { photoKey, type Photos } from './photos.ts'

/** The name of the file of a photo, as its width. */
export const photoFile = z
  .enum(PHOTO_WIDTHS.map((width) => `${width}.webp` as const))
  .transform((name) => Number.parseInt(name) as PhotoWidth)
const params = z.object({ key: z.string().regex(photoKey), file: photoFile })

/** The headers of a photo, whose content comes from users. */
export const photoHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** Serves photos under `/api/photos`, cacheable forever because their names are hashes of their content. */
export const photoRoutes: FastifyPluginCallback<{ photos: Photos }> = (app, { photos }, done) => {
  app.get('/api/photos/:key/:file', async (request, reply) => {
    const parsed = params.safeParse(request.params)
    if (!parsed.success) return refuse('notFound')
    const { key, file: width } = parsed.data
    const etag = `"${key}-${width}"`
    const photo = await photos.read(key, width)
    if (!photo) return refuse('notFound')
    reply.headers({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      ...photoHeaders,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/webp').send(photo)
  })
  done()
}
