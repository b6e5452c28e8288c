'use client'
import { histogram, type ScoreCounts, wholeAverage } from '@plomada/domain'
import { useId } from 'react'
import { Bar } from '../../base/Bar/Bar.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stars } from '../../base/Stars/Stars.tsx'
import { StarShape } from '../../base/Stars/StarShape.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { reviewCopy } from '../review.copy.ts'
import * as css from './RatingSummary.css.ts'
import { useWords } from '../../provider/index.ts'

export interface RatingSummaryProps {
  /** The average score; `null` when nobody has rated, shown as 0. */
  average: number | null
  /** How many have rated. */
  count: number
  /** How many gave one star, two, … five. */
  scoreCounts: ScoreCounts
}

/** What all ratings say together: the average as a whole number, and how many gave each score. */
export const RatingSummary = ({ average, count, scoreCounts }: RatingSummaryProps) => {
  const id = useId()
  const words = useWords()
  const whole = wholeAverage(average)
  return (
    <Panel element="section" labelledBy={id}>
      <VisuallyHidden>
        <Heading level={2} id={id}>
          {reviewCopy.summary}
        </Heading>
      </VisuallyHidden>
      <div className={css.summary}>
        <div className={css.total}>
          {/* The stars read the same number aloud, with what it means. */}
          <span className={css.figure} aria-hidden="true">
            {whole}
          </span>
          <Stars score={whole} size="lg" />
          <span className={css.count}>{words(reviewCopy.count(count))}</span>
        </div>
        <ul className={css.bars} aria-label={words(reviewCopy.distribution)}>
          {histogram(scoreCounts).map((bar) => (
            <li key={bar.score} className={css.bar}>
              <span className={css.score}>
                {bar.score}
                <StarShape className={css.star} />
                <VisuallyHidden> {words(reviewCopy.stars(bar.score))}: </VisuallyHidden>
              </span>
              <Bar percent={bar.percentage} />
              <span className={css.share}>{words(reviewCopy.share(bar.percentage, bar.count))}</span>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  )
}
