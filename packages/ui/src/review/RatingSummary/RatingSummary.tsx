'use client'
import { histogram, type ScoreCounts, roundAverage } from '@plomada/domain'
import { useId } from 'react'
import { Bar } from '../../base/Bar/Bar.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { StarShape } from '../../base/Stars/StarShape.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { reviewMessages } from '../review.messages.ts'
import * as css from './RatingSummary.css.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'

export interface RatingSummaryProps {
  /** Average score; null without ratings, shown as 0. */
  average: number | null
  /** Number of ratings. */
  count: number
  /** Number of ratings per score, from one star to five. */
  scoreCounts: ScoreCounts
  /** Jobs that they left lately. 0 shows nothing.
   * @default 0 */
  stepBacks?: number
}

/** Renders the rounded average of all ratings and the distribution of the scores. */
export const RatingSummary = ({ average, count, scoreCounts, stepBacks = 0 }: RatingSummaryProps) => {
  const id = useId()
  const t = useOverride()
  const rounded = roundAverage(average)
  return (
    <Panel element="section" labelledBy={id}>
      <VisuallyHidden element="div">
        <Heading level={2} id={id}>
          <Message>{reviewMessages.summary}</Message>
        </Heading>
      </VisuallyHidden>
      <div className={css.summary}>
        <div className={css.total}>
          {/* Hidden, because the label of the stars contains the number. */}
          <span className={css.figure} aria-hidden="true">
            {rounded}
          </span>
          <Stars score={rounded} size="lg" />
          <span className={css.count}>{t(reviewMessages.count(count))}</span>
        </div>
        <ul className={css.bars} aria-label={t(reviewMessages.distribution)}>
          {histogram(scoreCounts).map((bar) => (
            <li key={bar.score} className={css.bar}>
              <span className={css.score}>
                {bar.score}
                <StarShape className={css.star} />
                <VisuallyHidden> {t(reviewMessages.stars(bar.score))}: </VisuallyHidden>
              </span>
              <Bar percent={bar.percentage} />
              <span className={css.share}>{t(reviewMessages.share(bar.percentage, bar.count))}</span>
            </li>
          ))}
        </ul>
      </div>
      {stepBacks > 0 && (
        <p className={css.note}>
          <Message>{reviewMessages.stepBacks(stepBacks)}</Message>
        </p>
      )}
    </Panel>
  )
}
