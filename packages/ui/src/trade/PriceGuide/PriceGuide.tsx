'use client'
import { formatPesos, type PriceGuide as Prices } from '@plomada/domain'
import { type ReactNode, useId } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { priceGuideMessages } from '../priceGuide.messages.ts'
import { classes } from '../../theme/classes.ts'
import * as css from './PriceGuide.css.ts'

export interface PriceGuideProps {
  /** Quartiles of the agreed prices. Null if there are too few jobs, undefined while they load. */
  prices: Prices | null | undefined
  /** Heading.
   * @default 'Cuánto cuesta' */
  title?: ReactNode
  /** Level of the heading.
   * @default 2 */
  level?: 2 | 3
  /** Target of the heading, such as the page of the trade. */
  href?: string | undefined
  /** Whether the prices failed to load.
   * @default false */
  hasFailed?: boolean
}

/** Renders what finished jobs of a trade cost: the median, the quartiles on a dimension line and the number of jobs. */
export const PriceGuide = ({ prices, title, level = 2, href, hasFailed = false }: PriceGuideProps) => {
  const id = useId()
  const hasPrices = !hasFailed && prices !== null
  const heading = title ?? <Message>{priceGuideMessages.title}</Message>
  return (
    <Panel element="section" labelledBy={id}>
      <Heading level={level} size={level === 2 ? 'h2' : 'card'} id={id}>
        {href === undefined ? (
          heading
        ) : (
          <Link href={href} tone="plain">
            {heading}
          </Link>
        )}
      </Heading>
      <div className={classes(css.content, hasPrices && css.reserved)}>
        <Content prices={hasFailed ? undefined : prices} hasFailed={hasFailed} />
      </div>
    </Panel>
  )
}

const Content = ({ prices, hasFailed }: { prices: Prices | null | undefined; hasFailed: boolean }) => {
  if (hasFailed) return <Note>{priceGuideMessages.failed}</Note>
  if (prices === null) return <Note>{priceGuideMessages.none}</Note>
  return prices === undefined ? <Loading /> : <Quartiles prices={prices} />
}

const Note = ({ children }: { children: string }) => (
  <Text tone="muted">
    <Message>{children}</Message>
  </Text>
)

const Loading = () => (
  <>
    <VisuallyHidden isStatus>
      <Message>{priceGuideMessages.loading}</Message>
    </VisuallyHidden>
    <Skeleton shape="short" />
    <Skeleton shape="title" />
    <Skeleton />
  </>
)

const Quartiles = ({ prices: { jobs, lower, median, upper } }: { prices: Prices }) => {
  const t = useOverride()
  const position = upper > lower ? (100 * (median - lower)) / (upper - lower) : 50
  return (
    <>
      <dl className={css.prices}>
        <div>
          <dt className={css.label}>
            <Message>{priceGuideMessages.median}</Message>
          </dt>
          <dd>
            <Money amount={median} size="large" />
            <div className={css.line} aria-hidden="true">
              <svg className={css.scale}>
                <circle className={css.mark} cx={`${position}%`} cy="50%" r="6" />
              </svg>
            </div>
          </dd>
        </div>
        <div>
          <dt className={css.label}>
            <Message>{priceGuideMessages.common}</Message>
          </dt>
          <dd className={css.price}>{t(priceGuideMessages.range(formatPesos(lower), formatPesos(upper)))}</dd>
        </div>
      </dl>
      <Text size="small" tone="muted">
        {t(priceGuideMessages.jobs(jobs))}
      </Text>
    </>
  )
}
