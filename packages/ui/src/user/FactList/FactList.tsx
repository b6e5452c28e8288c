import type { ReactNode } from 'react'
import { Words } from '../../base/Words/Words.tsx'
import * as css from './FactList.css.ts'

interface FactListProps {
  /** Each with its name and what it is. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** What is known of somebody, in two columns where there is room. Not exported. */
export const FactList = ({ facts }: FactListProps) => (
  <dl className={css.facts}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt className={css.label}>
          <Words>{name}</Words>
        </dt>
        <dd className={css.value}>{value}</dd>
      </div>
    ))}
  </dl>
)
