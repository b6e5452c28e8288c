export * from './invitation.access.ts'
export * from './invitation.rules.ts'
export * from './invitation.ts'
