'use client'
import { formatResidence, type User } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Icon } from '../../base/Icon/Icon.tsx'
import * as css from './Facts.css.ts'
import { professionalMessages } from '../professional.messages.ts'
import * as icons from '../../base/Icon/icons.ts'
import { useOverride } from '../../marketplace/overrides.ts'

interface FactsProps {
  /** The professional. */
  person: Pick<User, 'place' | 'shift'>
  /** Renders one fact per line.
   * @default false */
  isStacked?: boolean
  /** More facts, after the shift. */
  children?: ReactNode
}

/** Renders the place and the shift of a professional. */
export const Facts = ({ person, isStacked = false, children }: FactsProps) => {
  const t = useOverride()
  return (
    <div className={isStacked ? css.lines : css.line}>
      <span className={css.fact}>
        <Icon icon={icons.pin} size="md" label={t(professionalMessages.place)} />
        {formatResidence({ ...person.place, address: null }, t)}
      </span>
      {person.shift && (
        <span className={css.fact}>
          <Icon icon={icons.clock} size="md" label={t(professionalMessages.shift)} />
          {t(person.shift)}
        </span>
      )}
      {children}
    </div>
  )
}
