import type { User } from '@plomada/domain'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Cards } from '../../layout/Cards/Cards.tsx'
import { PersonSkeleton } from '../../user/PersonSkeleton/PersonSkeleton.tsx'
import { professionalCopy } from '../professional.copy.ts'
import { ProfessionalCard } from '../ProfessionalCard/ProfessionalCard.tsx'

export interface ProfessionalListProps {
  /** Who is listed; undefined while they are on their way. */
  professionals: readonly User[] | undefined
  /** Somebody's page; undefined for a visitor, who has to sign in first. */
  hrefFor?: ((professional: User) => string | undefined) | undefined
  /** Called by «Contactar» where there is no page to go to. */
  onContact?: ((professional: User) => void) | undefined
  /** Whether the list could not be loaded.
   * @default false */
  hasFailed?: boolean
  /** Loads the list again. */
  onRetry?: (() => void) | undefined
  /** Which page of the list this is; after another one the focus goes to where it begins. */
  page?: number
}

/** People of trade as cards, in each of the list's states. */
export const ProfessionalList = ({ professionals, hrefFor, onContact, ...rest }: ProfessionalListProps) => (
  <Cards
    isHandedOn
    of={professionals}
    each={(professional) => (
      <ProfessionalCard
        professional={professional}
        href={hrefFor?.(professional)}
        onContact={onContact && (() => onContact(professional))}
      />
    )}
    empty={<EmptyState title={professionalCopy.none}>{professionalCopy.noneHelp}</EmptyState>}
    none={professionalCopy.none}
    skeleton={<PersonSkeleton />}
    {...rest}
  />
)
