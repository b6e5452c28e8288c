export * from './receipt.access.ts'
export * from './receipt.rules.ts'
export * from './receipt.ts'
