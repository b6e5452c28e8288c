import { useId } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { Wrap } from '../../base/Wrap/Wrap.tsx'
import { homeCopy } from '../home.copy.ts'
import * as css from './TapeBand.css.ts'
import * as icons from '../../base/Icon/icons.ts'

export interface TapeBandProps {
  /** The list of offers. */
  href: string
}

// Enough for a screen of 4800 px; the rest is clipped. The style sheet counts them.
const marks = Array.from({ length: 40 }, (_, index) => index + 1)

/** A piece of measuring tape across the page that calls the people of trade. */
export const TapeBand = ({ href }: TapeBandProps) => {
  const id = useId()
  return (
    <section className={css.band} data-surface="tape" aria-labelledby={id}>
      <div className={css.numbers} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} className={css.number} />
        ))}
      </div>
      <Wrap>
        <div className={css.line}>
          <h2 id={id} className={css.title}>
            <Words>{homeCopy.band}</Words>
          </h2>
          <p className={css.text}>
            <Words>{homeCopy.bandText}</Words>
          </p>
          <Anchor href={href} className={css.link}>
            <Words>{homeCopy.bandLink}</Words>
            <Icon picture={icons.arrowRight} />
          </Anchor>
        </div>
      </Wrap>
    </section>
  )
}
