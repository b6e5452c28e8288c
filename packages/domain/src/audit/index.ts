export * from './audit.access.ts'
export * from './audit.filters.ts'
export * from './audit.rules.ts'
export * from './audit.ts'
