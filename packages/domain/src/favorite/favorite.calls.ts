import * as z from 'zod/mini'
import { defineCall } from '../contract/call.ts'
import { okResponse, pageResponse, queryCodec, renameFields } from '@plomada/define'
import { userWire } from '../user/user.wire.ts'
import { favoriteAccess } from './favorite.access.ts'
import { favoriteFilters } from './favorite.filters.ts'

export const favoriteCalls = {
  list: defineCall('GET', '/user/favorites', {
    summary: 'The saved professionals that are active, the last saved first.',
    access: favoriteAccess.list,
    query: queryCodec(favoriteFilters),
    response: pageResponse(userWire),
  }),
  get: defineCall('GET', '/user/favorites/:professionalId', {
    summary: 'Whether the user has saved a professional.',
    access: favoriteAccess.get,
    response: renameFields({ isSaved: z.boolean() }, { isSaved: 'guardado' }),
  }),
  save: defineCall('PUT', '/user/favorites/:professionalId', {
    summary: 'Saves a professional. Saving twice has no effect.',
    access: favoriteAccess.save,
    response: okResponse,
    refusals: ['notFound', 'forbidden'],
  }),
  remove: defineCall('DELETE', '/user/favorites/:professionalId', {
    summary: 'Removes a professional from the saved ones. Removing twice has no effect.',
    access: favoriteAccess.remove,
    response: okResponse,
  }),
}
