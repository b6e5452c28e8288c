import { createElement } from 'react'
import * as css from './Glyph.css.ts'
import type { IconNode } from './IconNode.ts'

/** Renders the SVG elements of an icon. */
export const renderIconNode = (icon: IconNode) =>
  icon.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))

/** Renders a decorative icon of 20 px. Smaller than `Icon`, for buttons, which need no other size or tone. */
export const Glyph = ({ icon }: { icon: IconNode }) => (
  <svg viewBox="0 0 24 24" className={css.glyph} aria-hidden="true">
    {renderIconNode(icon)}
  </svg>
)
