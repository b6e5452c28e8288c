import type { Examples } from '../contract/example.ts'
import type { favoriteCalls } from './favorite.calls.ts'
import { bruno, ok, toPage } from '../exampleValues.ts'
import { favoriteFilters } from './favorite.filters.ts'

export const favoriteExamples: Examples<typeof favoriteCalls> = {
  list: { query: favoriteFilters.initial, response: toPage(bruno) },
  get: { params: { professionalId: bruno.id }, response: { isSaved: true } },
  save: { params: { professionalId: bruno.id }, response: ok },
  remove: { params: { professionalId: bruno.id }, response: ok },
}
