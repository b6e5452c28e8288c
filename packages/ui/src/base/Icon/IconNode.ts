/** The SVG elements of an icon with a 24 by 24 view box. They are stroked unless their attributes differ. */
export type IconNode = readonly (readonly [
  element: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[]
