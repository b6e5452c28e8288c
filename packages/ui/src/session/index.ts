export { sessionCopy } from './session.copy.ts'
