import { Button } from '../../base/Button/Button.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import * as offerMessages from '../offer.messages.ts'

export interface OffersNotFoundProps {
  /** Clears all filters. If omitted, there is no button. */
  onClear?: (() => void) | undefined
}

/** Renders the empty state of a list of offers whose filters have no matches. */
export const OffersNotFound = ({ onClear }: OffersNotFoundProps) => (
  <EmptyState
    title={offerMessages.none}
    actions={
      onClear && (
        <Button variant="secondary" onClick={onClear}>
          {offerMessages.clearFilters}
        </Button>
      )
    }
  >
    {offerMessages.noneHelp}
  </EmptyState>
)
