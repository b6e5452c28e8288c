import type { MessageItem } from './MessageItem.ts'

/**
 * Returns the messages that were added at the end of a list. There are none while the list loads, when it has loaded and
 * when it becomes the list of another conversation.
 */
export function findNewMessages(
  previous: readonly MessageItem[] | undefined,
  messages: readonly MessageItem[] | undefined,
): readonly MessageItem[] {
  if (!previous || !messages || previous.at(-1)?.id === messages.at(-1)?.id) return []
  if (previous.length === 0) return messages
  const known = new Set(previous.map(({ id }) => id))
  const lastKnown = messages.findLastIndex(({ id }) => known.has(id))
  return lastKnown < 0 ? [] : messages.slice(lastKnown + 1)
}
