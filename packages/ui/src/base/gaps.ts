/** Step of the spacing scale: 4 px per unit; `hair` is 2 px, `snug` 6 px. */
export type Gap = 0 | 'hair' | 1 | 'snug' | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 14

/** HTML elements of layout components. */
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
