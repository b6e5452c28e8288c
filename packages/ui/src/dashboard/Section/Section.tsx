'use client'
import { type ReactNode, useId } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import * as css from './Section.css.ts'

interface SectionProps {
  /** Heading. */
  title: string
  /** Links or a badge at the end of the heading's line. */
  aside?: ReactNode
  /** A table or rows, without margins. */
  children: ReactNode
}

/** Renders a tile of the dashboard. Not exported. */
export const Section = ({ title, aside, children }: SectionProps) => {
  const id = useId()
  return (
    <Panel element="section" padding="none" isClipped labelledBy={id}>
      <div className={css.head}>
        <Heading level={2} size="card" id={id}>
          <Message>{title}</Message>
        </Heading>
        {aside}
      </div>
      {children}
    </Panel>
  )
}

/** Renders the message of a section without items. Not exported. */
export const EmptySection = ({ children }: { children: string }) => (
  <p className={css.empty}>
    <Message>{children}</Message>
  </p>
)
