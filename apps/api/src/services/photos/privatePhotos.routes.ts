import { refuse } from '@plomada/domain/contract'
import type { FastifyPluginCallback } from 'fastify'
import * as z from 'zod'
import { photoFile, photoHeaders } from './photos.routes.ts'
import type { Photos } from './photos.ts'
import { PRIVATE_PHOTO_PATH, type PrivatePhotos } from './privatePhotos.ts'

const params = z.object({ token: z.string(), file: photoFile })

interface PrivatePhotoDeps {
  photos: Pick<Photos, 'read'>
  privatePhotos: PrivatePhotos
  clock: () => Date
}

/** Serves private photos at addresses that end. */
export const privatePhotoRoutes: FastifyPluginCallback<PrivatePhotoDeps> = (
  app,
  { photos, privatePhotos, clock },
  done,
) => {
  app.get(`${PRIVATE_PHOTO_PATH}/:token/:file`, async (request, reply) => {
    const { data } = params.safeParse(request.params)
    const key = data ? privatePhotos.read(data.token, clock()) : null
    const photo = data && key !== null ? await photos.read(key, data.file) : null
    if (!photo) return refuse('notFound')
    return reply
      .headers({ 'cache-control': 'private, max-age=3600', ...photoHeaders })
      .type('image/webp')
      .send(photo)
  })
  done()
}
