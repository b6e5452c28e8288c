'use client'
import { type ApplicationFilters, applicationFilters, type Offer, offerHref, paths } from '@plomada/domain'
import { useOverride } from '../../marketplace/overrides.ts'
import {
  ApplicationCard,
  type ApplicationChange,
  ApplicationsEmpty,
  offerMessages,
} from '../../offer/index.ts'
import type { AccountScreenProps } from '../user/AccountLayout.tsx'
import { AccountOffersScreen } from '../offer/AccountOffersScreen.tsx'
import type { FilteredList } from '../FilteredList.ts'

export interface ApplicationsScreenProps extends AccountScreenProps {
  /** The offers that the viewer applied to. */
  list: FilteredList<ApplicationFilters, Offer>
  /** Called when the viewer edits or withdraws an application. Without it there are no buttons. */
  onChange?: ((offer: Offer, change: ApplicationChange) => void) | undefined
  /** Confirms an application after a change of its offer. Without it there are no buttons. */
  onConfirm?: ((offer: Offer, changeId: number) => Promise<unknown>) | undefined
  /** Called when the viewer approaches a button, to load what it opens. */
  onIntent?: (() => void) | undefined
}

/** Renders /profilep/postulaciones/{id}, the offers that a professional applied to. */
export const ApplicationsScreen = ({ onChange, onConfirm, onIntent, ...props }: ApplicationsScreenProps) => {
  const t = useOverride()
  return (
    <AccountOffersScreen
      path={paths.applications}
      current="applications"
      title={t(offerMessages.applications)}
      definition={applicationFilters}
      renderItem={(offer) => (
        <ApplicationCard
          offer={offer}
          href={offerHref(offer)}
          onChange={onChange && ((change) => onChange(offer, change))}
          onConfirm={onConfirm && ((changeId) => onConfirm(offer, changeId))}
          onIntent={onIntent}
        />
      )}
      empty={<ApplicationsEmpty offersHref={paths.offers} homeHref={paths.home} />}
      emptyTitle={t(offerMessages.noApplications)}
      {...props}
    />
  )
}
