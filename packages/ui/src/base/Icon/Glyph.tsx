import { createElement } from 'react'
import * as css from './Glyph.css.ts'
import type { Picture } from './picture.ts'

/** The shapes of a picture; they never move, so their place is their key. */
export const shapesOf = (picture: Picture) =>
  picture.map(([shape, attributes], place) => createElement(shape, { key: place, ...attributes }))

/** A silent icon of 20 px: what a button draws, which needs no other size and no tone. */
export const Glyph = ({ picture }: { picture: Picture }) => (
  <svg viewBox="0 0 24 24" className={css.glyph} aria-hidden="true">
    {shapesOf(picture)}
  </svg>
)
