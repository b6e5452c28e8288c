'use client'
import type { ReactNode } from 'react'
import { useFormats } from '../../provider/useFormats.ts'
import { classes, classOf } from '../../theme/classes.ts'
import { Bar } from '../Bar/Bar.tsx'
import { Money, MoneyText } from '../Money/Money.tsx'
import type { PassThroughProps } from '../passThrough.ts'
import * as css from './Stat.css.ts'

export interface StatProps extends PassThroughProps<HTMLDivElement> {
  /** What the number counts. */
  label: ReactNode
  /** Whole number. */
  value: number
  /** Formats the number as money, in the currency of the provider.
   * @default false */
  isMoney?: boolean
  /** `inverse` is petrol, for the main figure of a row.
   * @default 'surface' */
  tone?: 'surface' | 'inverse'
  /** `tile` scales the number to the tile; `row` inherits the font size, so that all numbers of a row match.
   * @default 'tile' */
  size?: 'tile' | 'row'
  /** Part of the number, shown as a bar. `percent` is 0 to 100, `value` is the amount of money. */
  share?: { label: ReactNode; percent: number; value: number }
  /** Links or a note below the number. */
  children?: ReactNode
}

/** Returns the size class of a number: more characters need a smaller font. */
function getLengthClass(number: string) {
  if (number.length <= 5) return 'short'
  return number.length <= 9 ? 'medium' : 'long'
}

/** Renders a tile with a large number and its label. */
export const Stat = ({
  label,
  value,
  isMoney = false,
  tone = 'surface',
  size = 'tile',
  share,
  children,
  ...rest
}: StatProps) => {
  const formats = useFormats()
  return (
    <div
      className={classes(css.tile, classOf(css.tone, tone))}
      data-surface={tone === 'inverse' ? 'inverse' : undefined}
      {...rest}
    >
      <dl className={css.figures}>
        <div>
          <dt className={css.label}>{label}</dt>
          <dd>
            <div
              className={classOf(css.value, size === 'row' ? 'row' : getLengthClass(formats.number(value)))}
            >
              {isMoney ? <MoneyText amount={value} signClass={css.sign} /> : formats.number(value)}
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
            <dt className={css.shareLabel}>{share.label}</dt>
            <dd className={css.shareValue}>
              <Money amount={share.value} />
            </dd>
          </div>
        )}
      </dl>
      {children !== undefined && <div className={css.note}>{children}</div>}
    </div>
  )
}
