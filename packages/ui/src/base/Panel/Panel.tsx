import type { ReactNode } from 'react'
import { classes, classOf } from '../../theme/classes.ts'
import type { LayoutElement } from '../gaps.ts'
import type { AnyMainProps, PassThroughProps } from '../passThrough.ts'
import * as css from './Panel.css.ts'

export interface PanelProps extends PassThroughProps {
  /** Content of the panel. */
  children: ReactNode
  /** Space between the edge and the content. Use `none` when a photo or a table touches the edge.
   * @default 'medium' */
  padding?: 'none' | 'small' | 'medium'
  /** Color of the surface. `inverse` is petrol in both themes.
   * @default 'surface' */
  tone?: 'surface' | 'sunken' | 'accent' | 'inverse'
  /** Clips the content at the rounded corners.
   * @default false */
  isClipped?: boolean
  /** HTML element to render.
   * @default 'div' */
  element?: LayoutElement
  /** Id of the heading that names the section. */
  labelledBy?: string
}

/** Renders the surface of a card. */
export const Panel = ({
  padding = 'medium',
  tone = 'surface',
  isClipped = false,
  element: Element = 'div',
  labelledBy,
  ...rest
}: PanelProps) => (
  <Element
    className={classes(
      css.panel,
      classOf(css.tone, tone),
      classOf(css.padding, padding),
      isClipped && css.clipped,
    )}
    data-surface={tone === 'inverse' ? 'inverse' : undefined}
    aria-labelledby={labelledBy}
    {...(rest as AnyMainProps)}
  />
)
