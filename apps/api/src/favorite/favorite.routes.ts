import { favoriteCalls } from '@plomada/domain/calls'
import type { MountRoutes } from '../app.deps.ts'
import { handleCall } from '../http/handleCall.ts'
import { createPhotoUrl } from '../user/user.queries.ts'
import { removeFavorite, saveFavorite } from './favorite.actions.ts'
import { isFavorite, listFavorites } from './favorite.queries.ts'

/** Mounts the calls about saved professionals. */
export const routes: MountRoutes = (app, { database: { db }, services: { photos } }) => {
  const photoUrl = createPhotoUrl(photos)
  handleCall(app, favoriteCalls.list, ({ query, me }) => listFavorites(db, me, query, photoUrl))
  handleCall(app, favoriteCalls.get, async ({ params, me }) => ({
    isSaved: await isFavorite(db, me, params.professionalId),
  }))
  handleCall(app, favoriteCalls.save, async ({ params, me }) => {
    await app.quotas.limit('favorite', me, (count) => saveFavorite(db, me, params.professionalId, count))
    return { ok: true } as const
  })
  handleCall(app, favoriteCalls.remove, async ({ params, me }) => {
    await removeFavorite(db, me, params.professionalId)
    return { ok: true } as const
  })
}
