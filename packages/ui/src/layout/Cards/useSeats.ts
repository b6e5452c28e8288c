import { useState } from 'react'

interface Item {
  id: number
}
interface Seats {
  of: readonly Item[] | undefined
  /** One for each item, in their order. */
  keys: readonly number[]
  /** The first number that no item has had yet. */
  next: number
  /** How often all items were replaced at once. */
  turns: number
}

function seated(of: readonly Item[] | undefined, before: Seats): Seats {
  const old = new Map(before.of?.map(({ id }, place) => [id, before.keys[place]]))
  const isTurned = old.size > 0 && of !== undefined && !of.some(({ id }) => old.has(id))
  let { next } = before
  const fresh = () => {
    next += 1
    return next - 1
  }
  const keys = (of ?? []).map(({ id }, place) => (isTurned ? before.keys[place] : old.get(id)) ?? fresh())
  return { of, keys, next, turns: before.turns + Number(isTurned) }
}

/**
 * Keys with which a whole new page takes over the elements of the one before, place by place: to change them costs less
 * than to make them. Where one item stays, all that stay keep theirs, with the focus in them.
 */
export function useSeats(of: readonly Item[] | undefined): Seats {
  const [kept, setKept] = useState(() => seated(of, { of: undefined, keys: [], next: 0, turns: 0 }))
  if (kept.of === of) return kept
  const seats = seated(of, kept)
  setKept(seats)
  return seats
}
