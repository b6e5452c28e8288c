import type { ReactNode } from 'react'
import { classes } from '../../theme/classes.ts'
import type { LayoutElement } from '../gaps.ts'
import * as css from './Panel.css.ts'

export interface PanelProps {
  /** What lies on the surface. */
  children: ReactNode
  /** Space between the edge and the content; `none` when a photo or a table touches the edge.
   * @default 'medium' */
  padding?: 'none' | 'small' | 'medium'
  /** The surface; `inverse` is petrol in both themes.
   * @default 'surface' */
  tone?: 'surface' | 'sunken' | 'accent' | 'inverse'
  /** Cuts what would stick out over the round corners.
   * @default false */
  isClipped?: boolean
  /** The HTML element, when the meaning is more than a box.
   * @default 'div' */
  element?: LayoutElement
  /** Id of the heading that names a section. */
  labelledBy?: string
}

/** The surface of a card. */
export const Panel = ({
  children,
  padding = 'medium',
  tone = 'surface',
  isClipped = false,
  element: Element = 'div',
  labelledBy,
}: PanelProps) => (
  <Element
    className={classes(css.panel, css.tone[tone], css.padding[padding], isClipped && css.clipped)}
    data-surface={tone === 'inverse' ? 'inverse' : undefined}
    aria-labelledby={labelledBy}
  >
    {children}
  </Element>
)
