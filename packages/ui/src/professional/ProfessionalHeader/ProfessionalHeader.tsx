'use client'
import { days, type User } from '@plomada/domain'
import { Inline } from '../../base/Inline/Inline.tsx'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { TradeBadge } from '../../trade/TradeBadge/TradeBadge.tsx'
import { PortraitHeader } from '../../user/PortraitHeader/PortraitHeader.tsx'
import { Facts } from '../Facts/Facts.tsx'
import { dayLetters, professionalCopy } from '../professional.copy.ts'
import * as css from './ProfessionalHeader.css.ts'
import { useWords } from '../../provider/index.ts'

export interface ProfessionalHeaderProps {
  /** Whose page it is. */
  professional: User
}

/** The head of somebody's page: the materials of their trades, their portrait, where and when they work. */
export const ProfessionalHeader = ({ professional }: ProfessionalHeaderProps) => (
  <PortraitHeader person={professional}>
    <Inline gap="snug">
      {professional.trades.map((trade) => (
        <TradeBadge key={trade.id} trade={trade} />
      ))}
    </Inline>
    <Facts person={professional}>{professional.days.length > 0 && <Days of={professional.days} />}</Facts>
  </PortraitHeader>
)

/** Seven letters to look at, the names of the working days to listen to. */
const Days = ({ of }: { of: User['days'] }) => {
  const words = useWords()
  return (
    <ul className={css.days} aria-label={words(professionalCopy.chooseDays)}>
      {days.map((day) =>
        of.includes(day) ? (
          <li key={day} className={css.day} data-works>
            <span aria-hidden="true">{dayLetters[day]}</span>
            <VisuallyHidden>{day}</VisuallyHidden>
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
