export * from './alert.access.ts'
export * from './alert.form.ts'
export * from './alert.rules.ts'
export * from './alert.ts'
