'use client'
import { Button } from '../../base/Button/Button.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import * as offerMessages from '../offer.messages.ts'

export interface OffersNotFoundProps {
  /** Clears all filters. If omitted, there is no button. */
  onClear?: (() => void) | undefined
}

/** Renders the empty state of a list of offers whose filters have no matches. */
export const OffersNotFound = ({ onClear }: OffersNotFoundProps) => {
  const t = useOverride()
  return (
    <EmptyState
      title={t(offerMessages.none)}
      actions={
        onClear && (
          <Button variant="secondary" onClick={onClear}>
            <Message>{offerMessages.clearFilters}</Message>
          </Button>
        )
      }
    >
      <Message>{offerMessages.noneHelp}</Message>
    </EmptyState>
  )
}
