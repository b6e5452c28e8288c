import { refuse } from '@plomada/domain/define'
import type { FastifyPluginCallback } from 'fastify'
import * as z from 'zod'
import { photoKey, photoWidths } from './photos.ts'
import type { Photos } from './photos.ts'

const params = z.object({
  key: z.string().regex(photoKey),
  file: z
    .enum(photoWidths.map((width) => `${width}.webp` as const))
    .transform((name) => (name === '480.webp' ? 480 : 1280)),
})

/** Serves photos under /api/photos; what has a hash for its name never changes. */
export const photoRoutes: FastifyPluginCallback<{ photos: Photos }> = (app, { photos }, done) => {
  app.get('/api/photos/:key/:file', async (request, reply) => {
    const asked = params.safeParse(request.params)
    if (!asked.success) return refuse('notFound')
    const { key, file: width } = asked.data
    const etag = `"${key}-${width}"`
    const photo = await photos.read(key, width)
    if (!photo) return refuse('notFound')
    reply.headers({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('image/webp').send(photo)
  })
  done()
}
