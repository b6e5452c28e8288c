export * from './schema.core.ts'
export * from './schema.lists.ts'
export * from './schema.machinery.ts'
export * from './schema.notifications.ts'
