/** Returns a text as part of a path: lower case, without accents, with hyphens between words. */
export const toSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Returns the item whose text has a slug; the first one, if several do. */
export const findBySlug = <Item>(
  items: readonly Item[],
  slug: string,
  getText: (item: Item) => string,
): Item | undefined => items.find((item) => toSlug(getText(item)) === slug)
