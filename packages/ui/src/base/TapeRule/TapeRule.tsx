import { classes, classOf } from '../../theme/classes.ts'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './TapeRule.css.ts'

export interface TapeRuleProps extends PassThroughProps<HTMLDivElement> {
  /** Use `inverse` on an inverse surface.
   * @default 'plain' */
  tone?: 'plain' | 'inverse'
}

/** Renders a divider with the ticks of a measuring tape. */
export const TapeRule = ({ tone = 'plain', ...rest }: TapeRuleProps) => (
  <div className={classes(css.rule, classOf(css.tone, tone))} aria-hidden="true" {...rest} />
)
