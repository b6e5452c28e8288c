import { useStoredText } from '../data/useStoredText.ts'

/** Returns the unsent text of a conversation, stored on this device, and the function that sets it. */
export const useMessageDraft = (viewer: number, conversation: number) =>
  useStoredText(`plomada-borrador-mensaje-${viewer}-${conversation}`)
