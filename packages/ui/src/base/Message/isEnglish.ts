// Only until the base components no longer apply overrides.
export { isEnglish } from '../../marketplace/Message/isEnglish.ts'
