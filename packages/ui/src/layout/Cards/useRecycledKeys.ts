import { useState } from 'react'

type Items = readonly { id: number }[] | undefined

interface RecycledKeys {
  items: Items
  /** One key per item, in their order. */
  keys: readonly number[]
  /** The next unused key. */
  next: number
  /** How many times all items were replaced at once. */
  replacements: number
}

function assignKeys(items: Items, previous: RecycledKeys): RecycledKeys {
  const known = new Map(previous.items?.map(({ id }, index) => [id, previous.keys[index]]))
  const isReplaced = known.size > 0 && items !== undefined && !items.some(({ id }) => known.has(id))
  let { next } = previous
  const keys = (items ?? []).map(
    ({ id }, index) => (isReplaced ? previous.keys[index] : known.get(id)) ?? next++,
  )
  return { items, keys, next, replacements: previous.replacements + Number(isReplaced) }
}

/**
 * Returns React keys for the items of a list. When all items change, the new items reuse the keys by position, so that
 * React updates the elements instead of creating them. Otherwise known items keep their keys, and with them the focus.
 */
export function useRecycledKeys(items: Items): RecycledKeys {
  const [state, setState] = useState<RecycledKeys>({ items: undefined, keys: [], next: 0, replacements: 0 })
  if (state.items === items) return state
  const updated = assignKeys(items, state)
  setState(updated)
  return updated
}
