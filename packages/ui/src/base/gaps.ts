/** A step of the space scale: 4 px per unit; `hair` is 2 px, `snug` 6 px. */
export type Gap = 0 | 'hair' | 1 | 'snug' | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 14

/** Elements that a layout part may be, when its meaning matters. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'nav'
  | 'header'
  | 'footer'
  | 'ul'
  | 'ol'
  | 'li'
  | 'dl'
  | 'span'
