import { type ReactNode, useId } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Icon } from '../../base/Icon/Icon.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { Container } from '../../base/Container/Container.tsx'
import { homeMessages } from '../home.messages.ts'
import * as css from './TapeBand.css.ts'
import * as icons from '../../base/Icon/icons.ts'

export interface TapeBandProps {
  /** URL of the list of offers. */
  href: string
  /** `OfferSearch`, below the line. */
  children?: ReactNode
}

// Enough for a width of 4800 px; the rest is clipped. CSS renders the numbers.
const marks = Array.from({ length: 40 }, (_, index) => index + 1)

/** Renders a banner for professionals that looks like a measuring tape. */
export const TapeBand = ({ href, children }: TapeBandProps) => {
  const id = useId()
  return (
    <section className={css.band} data-surface="tape" aria-labelledby={id}>
      <div className={css.numbers} aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark} className={css.number} />
        ))}
      </div>
      <Container>
        <div className={css.line}>
          <h2 id={id} className={css.title}>
            <Message>{homeMessages.band}</Message>
          </h2>
          <p className={css.text}>
            <Message>{homeMessages.bandText}</Message>
          </p>
          <Anchor href={href} className={css.link}>
            <Message>{homeMessages.bandLink}</Message>
            <Icon icon={icons.arrowRight} />
          </Anchor>
        </div>
        {children !== undefined && <div className={css.search}>{children}</div>}
      </Container>
    </section>
  )
}
