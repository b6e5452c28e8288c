import type { FilterSet, Option } from '@plomada/define'
import type { Translation } from '../../base/Field/translation.tsx'
import type { SearchFieldProps } from '../../base/SearchField/SearchField.tsx'
import { useMessages } from '../../provider/context.ts'

export interface ControlProps {
  filter: FilterSet[string]
  value: unknown
  /** Whether the address has a value that does not exist. Then nothing is found until the user changes it. */
  isInvalid: boolean
  /** Whether a range ends here before it starts. */
  isReversed: boolean
  /** Whether the address has a search that is too long. */
  isSearchCut: boolean
  options: readonly Option[]
  onChange: (value: unknown) => void
  /** Whether the control is in a bar, which has no visible labels except those of dates. */
  isBar: boolean
  translation: Translation
  onPending?: SearchFieldProps['onPending']
}

/** Returns the sentence for a value that does not exist, or for a range that ends before it starts. */
export function useErrorMessage({ isInvalid, isReversed }: ControlProps): string | undefined {
  const getMessage = useMessages()
  if (isReversed) return getMessage('filter.reversed')
  return isInvalid ? getMessage('filter.invalid') : undefined
}
