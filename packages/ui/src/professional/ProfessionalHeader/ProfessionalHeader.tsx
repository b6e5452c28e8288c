'use client'
import { days, type User } from '@plomada/domain'
import type { ReactNode } from 'react'
import { Inline } from '../../base/Inline/Inline.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { TradeBadge } from '../../trade/TradeBadge/TradeBadge.tsx'
import { PortraitHeader } from '../../user/PortraitHeader/PortraitHeader.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { Facts } from '../Facts/Facts.tsx'
import { dayLetters, professionalMessages } from '../professional.messages.ts'
import * as css from './ProfessionalHeader.css.ts'

export interface ProfessionalHeaderProps {
  /** Buttons below the facts. Null reserves their place while they load. */
  actions?: ReactNode
  /** Whether shift, days and buttons are not known yet. Visitors never see them; for others, their place is reserved.
   * @default false */
  isPreview?: boolean
  /** The professional. */
  professional: Pick<User, 'id' | 'firstName' | 'lastName' | 'photo' | 'trades' | 'place' | 'shift' | 'days'>
}

/** Renders the header of a profile: materials of the trades, portrait, place, shift and days. */
export const ProfessionalHeader = ({ professional, actions, isPreview = false }: ProfessionalHeaderProps) => (
  <PortraitHeader person={professional}>
    <Inline gap="snug">
      {professional.trades.map((trade) => (
        <TradeBadge key={trade.id} trade={trade} />
      ))}
    </Inline>
    <Facts person={professional}>
      {isPreview && <span className={css.unknownDays} />}
      {professional.days.length > 0 && <Days workDays={professional.days} />}
    </Facts>
    {actions !== undefined && (
      <div className={css.actions} data-preview={isPreview || undefined}>
        {actions}
      </div>
    )}
  </PortraitHeader>
)

/** Shows seven letters. Screen readers get the names of the work days. */
const Days = ({ workDays }: { workDays: User['days'] }) => {
  const t = useOverride()
  return (
    <ul className={css.days} aria-label={t(professionalMessages.chooseDays)}>
      {days.map((day) =>
        workDays.includes(day) ? (
          <li key={day} className={css.day} data-works>
            <span aria-hidden="true">{dayLetters[day]}</span>
            <VisuallyHidden>
              <Message>{day}</Message>
            </VisuallyHidden>
          </li>
        ) : (
          <li key={day} className={css.day} aria-hidden="true">
            {dayLetters[day]}
          </li>
        ),
      )}
    </ul>
  )
}
