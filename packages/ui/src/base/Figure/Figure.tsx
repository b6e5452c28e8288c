import type { ReactNode } from 'react'
import { classes } from '../../theme/classes.ts'
import { Bar } from '../Bar/Bar.tsx'
import { Money } from '../Money/Money.tsx'
import { pesos } from '@plomada/domain'
import { Words } from '../Words/Words.tsx'
import * as css from './Figure.css.ts'

export interface FigureProps {
  /** What is counted. */
  label: string
  /** How much of it, in whole numbers. */
  value: number
  /** Pesos instead of a count.
   * @default false */
  isMoney?: boolean
  /** `inverse` is petrol, for the one figure that leads a row.
   * @default 'surface' */
  tone?: 'surface' | 'inverse'
  /** Letters as large as the tile holds; or those of the row of tiles around it, so that all stand on one line.
   * @default 'tile' */
  size?: 'tile' | 'row'
  /** A part of it, drawn as so many percent of a measuring tape. */
  share?: { label: string; percent: number; value: number }
  /** A line under it: links, or a note. */
  children?: ReactNode
}

/** The more characters, the smaller they have to be in a narrow tile. */
function lengthOf(number: string) {
  if (number.length <= 5) return 'short'
  return number.length <= 9 ? 'medium' : 'long'
}

/** A large number with its label, on a tile. */
export const Figure = ({
  label,
  value,
  isMoney = false,
  tone = 'surface',
  size = 'tile',
  share,
  children,
}: FigureProps) => (
  <div
    className={classes(css.tile, css.tone[tone])}
    data-surface={tone === 'inverse' ? 'inverse' : undefined}
  >
    <dl className={css.figures}>
      <div>
        <dt className={css.label}>
          <Words>{label}</Words>
        </dt>
        <dd>
          <div className={css.value[size === 'row' ? 'row' : lengthOf(pesos(value))]}>
            {isMoney && <span className={css.sign}>{'$\u00a0'}</span>}
            {pesos(value)}
          </div>
          {share && (
            <div className={css.gauge}>
              <Bar percent={share.percent} tone={tone === 'inverse' ? 'inverse' : 'accent'} />
            </div>
          )}
        </dd>
      </div>
      {share && (
        <div className={css.share}>
          <dt className={css.shareLabel}>
            <Words>{share.label}</Words>
          </dt>
          <dd className={css.shareValue}>
            <Money amount={share.value} />
          </dd>
        </div>
      )}
    </dl>
    {children !== undefined && <div className={css.note}>{children}</div>}
  </div>
)
