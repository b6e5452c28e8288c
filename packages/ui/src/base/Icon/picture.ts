/** A picture on a grid of 24 as data: the shapes of an svg with their attributes, drawn as lines unless they say more. */
export type Picture = readonly (readonly [
  shape: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[]
