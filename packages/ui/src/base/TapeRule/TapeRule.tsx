import { classes } from '../../theme/classes.ts'
import * as css from './TapeRule.css.ts'

export interface TapeRuleProps {
  /** `inverse` on petrol.
   * @default 'plain' */
  tone?: 'plain' | 'inverse'
}

/** Ticks of a measuring tape as a divider. */
export const TapeRule = ({ tone = 'plain' }: TapeRuleProps) => (
  <div className={classes(css.rule, css.tone[tone])} aria-hidden="true" />
)
