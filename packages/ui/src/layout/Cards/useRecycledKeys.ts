import { useState } from 'react'
import type { ItemKey } from '../../base/keys.ts'

interface RecycledKeys<Item> {
  items: readonly Item[] | undefined
  /** What identifies the items. */
  ids: readonly ItemKey[]
  /** One key per item, in their order. */
  keys: readonly number[]
  /** The next unused key. */
  next: number
  /** How many times all items were replaced at once. */
  replacements: number
}

function assignKeys<Item>(
  items: readonly Item[] | undefined,
  toKey: (item: Item) => ItemKey,
  previous: RecycledKeys<Item>,
): RecycledKeys<Item> {
  const known = new Map(previous.ids.map((id, index) => [id, previous.keys[index]]))
  const ids = (items ?? []).map(toKey)
  const isReplaced = known.size > 0 && items !== undefined && !ids.some((id) => known.has(id))
  let { next } = previous
  const keys = ids.map((id, index) => (isReplaced ? previous.keys[index] : known.get(id)) ?? next++)
  return { items, ids, keys, next, replacements: previous.replacements + Number(isReplaced) }
}

/**
 * Returns React keys for the items of a list. When all items change, the new items reuse the keys by position, so that
 * React updates the elements instead of creating them. Otherwise known items keep their keys, and with them the focus.
 */
export function useRecycledKeys<Item>(items: readonly Item[] | undefined, toKey: (item: Item) => ItemKey) {
  const [state, setState] = useState<RecycledKeys<Item>>({
    items: undefined,
    ids: [],
    keys: [],
    next: 0,
    replacements: 0,
  })
  if (state.items === items) return state
  const updated = assignKeys(items, toKey, state)
  setState(updated)
  return updated
}
