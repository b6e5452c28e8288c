'use client'
import { residence, type User } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as css from './Facts.css.ts'
import { professionalCopy } from '../professional.copy.ts'
import { useWords } from '../../provider/index.ts'
import * as icons from '../../base/Icon/icons.ts'

interface FactsProps {
  /** Whose place and shift they are. */
  person: Pick<User, 'place' | 'shift'>
  /** A line each rather than side by side. */
  isStacked?: boolean
  /** What else is known of them, after the shift. */
  children?: ReactNode
}

/** Where and when somebody works. Not exported. */
export const Facts = ({ person, isStacked = false, children }: FactsProps) => {
  const words = useWords()
  return (
    <div className={isStacked ? css.lines : css.line}>
      <span className={css.fact}>
        <Icon picture={icons.pin} size="md" label={professionalCopy.place} />
        {residence({ ...person.place, address: null }, words)}
      </span>
      {person.shift && (
        <span className={css.fact}>
          <Icon picture={icons.clock} size="md" label={professionalCopy.shift} />
          {words(person.shift)}
        </span>
      )}
      {children}
    </div>
  )
}
