import { residence, type User } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as css from './Facts.css.ts'
import { professionalCopy } from '../professional.copy.ts'

interface FactsProps {
  person: Pick<User, 'place' | 'shift'>
  children?: ReactNode
}

/** Where and when somebody works. Not exported. */
export const Facts = ({ person, children }: FactsProps) => (
  <div className={css.facts}>
    <span className={css.fact}>
      <Icon name="pin" size="md" label={professionalCopy.place} />
      {residence({ ...person.place, address: null })}
    </span>
    {person.shift && (
      <span className={css.fact}>
        <Icon name="clock" size="md" label={professionalCopy.shift} />
        {person.shift}
      </span>
    )}
    {children}
  </div>
)
