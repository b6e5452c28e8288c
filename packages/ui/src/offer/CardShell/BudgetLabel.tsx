'use client'
import { VisuallyHidden } from '../../base/VisuallyHidden/VisuallyHidden.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import * as offerMessages from '../offer.messages.ts'

/** Renders the label of the budget for screen readers, as one text. */
export const BudgetLabel = () => {
  const t = useOverride()
  return <VisuallyHidden>{`${t(offerMessages.budget)}: `}</VisuallyHidden>
}
