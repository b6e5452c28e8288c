import { Button } from '../../base/Button/Button.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { offerCopy } from '../offer.copy.ts'

export interface OffersNotFoundProps {
  /** Takes every filter off. */
  onClear?: (() => void) | undefined
}

/** No offer that the filters let through. */
export const OffersNotFound = ({ onClear }: OffersNotFoundProps) => (
  <EmptyState
    title={offerCopy.none}
    actions={
      onClear && (
        <Button variant="secondary" onClick={onClear}>
          {offerCopy.clearFilters}
        </Button>
      )
    }
  >
    {offerCopy.noneHelp}
  </EmptyState>
)
