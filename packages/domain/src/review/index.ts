export * from './review.access.ts'
export * from './review.form.ts'
export * from './review.rules.ts'
export * from './review.ts'
