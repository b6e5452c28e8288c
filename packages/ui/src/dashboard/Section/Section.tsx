'use client'
import { type ReactNode, useId } from 'react'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import * as css from './Section.css.ts'

export interface SectionProps {
  /** What it is about. */
  title: string
  /** Links or a badge at the end of the title's line. */
  aside?: ReactNode
  /** Touches the edges: a table, or rows. */
  children: ReactNode
}

/** A tile of the dashboard that holds a list. */
export const Section = ({ title, aside, children }: SectionProps) => {
  const id = useId()
  return (
    <Panel element="section" padding="none" isClipped labelledBy={id}>
      <div className={css.head}>
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </Panel>
  )
}
