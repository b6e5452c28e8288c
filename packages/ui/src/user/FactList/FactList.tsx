import type { ReactNode } from 'react'
import { Message } from '../../marketplace/Message/Message.tsx'
import * as css from './FactList.css.ts'

interface FactListProps {
  /** Labels and values. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** Renders labels and values in as many columns as fit. Not exported. */
export const FactList = ({ facts }: FactListProps) => (
  <dl className={css.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt className={css.label}>
          <Message>{name}</Message>
        </dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
