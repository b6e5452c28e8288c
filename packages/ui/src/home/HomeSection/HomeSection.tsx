import { type ReactNode, useId } from 'react'
import { Container } from '../../base/Container/Container.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import * as css from './HomeSection.css.ts'

export interface HomeSectionProps {
  /** Heading. */
  title: string
  /** Sentence below the heading. */
  lead?: string
  /** Color of the background.
   * @default 'canvas' */
  tone?: 'canvas' | 'surface'
  children: ReactNode
}

/** Renders a section of the landing page. */
export const HomeSection = ({ title, lead, tone = 'canvas', children }: HomeSectionProps) => {
  const id = useId()
  return (
    <section className={css.section[tone]} aria-labelledby={id}>
      <Container>
        <div className={css.head}>
          <Heading level={2} size="section" id={id}>
            <Message>{title}</Message>
          </Heading>
          {lead !== undefined && (
            <Text tone="muted">
              <Message>{lead}</Message>
            </Text>
          )}
        </div>
        {children}
      </Container>
    </section>
  )
}
