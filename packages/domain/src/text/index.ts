export * from './email.ts'
export * from './lookalike.ts'
export * from './nullable.ts'
export * from './text.ts'
