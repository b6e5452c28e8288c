export * from './question.access.ts'
export * from './question.form.ts'
export * from './question.rules.ts'
export * from './question.ts'
