export * from '@plomada/define'
export * from './access.ts'
// Named, because they replace the general ones of `@plomada/define`.
export { type Call, defineCall } from './call.ts'
export * from './problem.ts'
export { toUserError } from './userError.ts'
