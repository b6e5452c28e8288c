export * from './favorite.access.ts'
export * from './favorite.filters.ts'
export * from './favorite.rules.ts'
