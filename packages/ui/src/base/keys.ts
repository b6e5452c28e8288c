/** Identifies an item of a list among the others. */
export type ItemKey = string | number

/** How a list identifies its items: by their `id`, or by `getKey`, which items without an `id` need. */
export type KeyProps<Item> = {
  /** Returns what identifies an item.
   * @default its `id` */
  getKey?: ((item: Item) => ItemKey) | undefined
} & (Item extends { id: ItemKey } ? unknown : { getKey: (item: Item) => ItemKey })

/** Returns the key of an item. */
export const getItemKey = <Item>(item: Item, getKey: ((item: Item) => ItemKey) | undefined): ItemKey =>
  // `KeyProps` requires `getKey` for items without an id.
  getKey ? getKey(item) : (item as { id: ItemKey }).id
