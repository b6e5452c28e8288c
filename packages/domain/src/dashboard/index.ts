export * from './dashboard.access.ts'
export * from './dashboard.rules.ts'
export * from './dashboard.ts'
