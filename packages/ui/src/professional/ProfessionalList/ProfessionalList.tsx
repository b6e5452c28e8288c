'use client'
import type { User } from '@plomada/domain'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Cards, type CardsProps } from '../../layout/Cards/Cards.tsx'
import { PersonCardSkeleton } from '../../user/PersonCardSkeleton/PersonCardSkeleton.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { professionalMessages } from '../professional.messages.ts'
import { ProfessionalCard } from '../ProfessionalCard/ProfessionalCard.tsx'

export interface ProfessionalListProps extends Pick<CardsProps<User>, 'hasFailed' | 'onRetry' | 'page'> {
  /** Professionals of the current page; undefined while they load. */
  professionals: readonly User[] | undefined
  /** Returns the address of a profile; undefined for visitors, who must sign in first. */
  hrefFor?: ((professional: User) => string | undefined) | undefined
  /** Called by «Contactar» without an address. */
  onContact?: ((professional: User) => void) | undefined
}

/** Renders a list of professionals as cards. */
export const ProfessionalList = ({ professionals, hrefFor, onContact, ...rest }: ProfessionalListProps) => {
  const t = useOverride()
  return (
    <Cards
      items={professionals}
      renderItem={(professional) => (
        <ProfessionalCard
          professional={professional}
          href={hrefFor?.(professional)}
          onContact={onContact && (() => onContact(professional))}
        />
      )}
      empty={
        <EmptyState title={t(professionalMessages.none)}>
          <Message>{professionalMessages.noneHelp}</Message>
        </EmptyState>
      }
      emptyTitle={t(professionalMessages.none)}
      skeleton={<PersonCardSkeleton />}
      {...rest}
    />
  )
}
