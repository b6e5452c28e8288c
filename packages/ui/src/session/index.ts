export { sessionMessages } from './session.messages.ts'
