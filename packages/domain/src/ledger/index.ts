export * from './ledger.rules.ts'
export * from './ledger.ts'
