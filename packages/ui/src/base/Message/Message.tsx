// Only until the base components no longer apply overrides.
export { Message } from '../../marketplace/Message/Message.tsx'
