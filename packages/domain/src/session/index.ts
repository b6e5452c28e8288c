export * from './session.access.ts'
export * from './session.form.ts'
export * from './session.ts'
