export * from './payout.form.ts'
export * from './identifiers.ts'
